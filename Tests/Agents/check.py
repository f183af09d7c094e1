"""Talks to `macward mcp` as agents do: with the Python client, and byte by byte."""

import argparse
import asyncio
import json
import os
import shutil
import subprocess
import sys
import tempfile

from mcp import ClientSession, StdioServerParameters
from mcp.client.stdio import stdio_client

TOOLS = ["survey", "tasks", "task", "explain", "questions", "decide", "patch", "check"]
VERSION = "io.modelcontextprotocol/protocolVersion"
META = {VERSION: "2026-07-28", "io.modelcontextprotocol/clientCapabilities": {}}
failures = []


def expect(condition, what):
    if not condition:
        failures.append(what)


def value(result, *names):
    """An attribute, however this version of the client spells it."""
    return next((getattr(result, name) for name in names if hasattr(result, name)), None)


async def with_client(binary, project):
    parameters = StdioServerParameters(command=binary, args=["mcp"])
    async with stdio_client(parameters) as (reader, writer), ClientSession(reader, writer) as session:
        await session.initialize()
        tools = await session.list_tools()
        expect([tool.name for tool in tools.tools] == TOOLS, "the tools are listed in their order")
        progress = []

        async def note(step, total, message):
            progress.append((step, total, message))

        async def call(name, **arguments):
            result = await session.call_tool(
                name, {"path": project, **arguments}, progress_callback=note)
            expect(not value(result, "isError", "is_error"), f"{name}: {result.content[0].text[:200]}")
            return value(result, "structuredContent", "structured_content") or {}

        survey = await call("survey")
        expect(len(json.dumps(survey)) < 2048, "a survey is small")
        expect(progress and progress[0][1] == 4, "progress is reported")
        listed = (await call("tasks"))["tasks"]
        expect(listed, "there are tasks")
        for line in listed:
            task = await call("task", id=line["id"])
            expect(task["doneWhen"] and task["steps"] or line["id"].startswith("route/"), line["id"])
            expect(len(json.dumps(task, ensure_ascii=False)) < 8192, f"{line['id']} is short")
            await call("patch", task=line["id"])
        questions = (await call("questions"))["questions"]
        expect(all(q["who"] in ("source", "running", "team") for q in questions), "who may answer is said")
        check = await call("check", since=survey["report"])
        expect(set(check["totals"]) == {"open"}, "nothing is done before an edit")
        await call("explain", rule=listed[-1]["id"])
        review = await session.read_resource("ui://macward/review")
        expect("<html" in review.contents[0].text, "the review is a page")
        schema = await session.read_resource("macward://schema/tasks")
        expect(json.loads(schema.contents[0].text)["title"] == "Tasks of macward", "schemas are read")


class Wire:
    """A server, and the lines that go back and forth."""

    def __init__(self, binary):
        self.process = subprocess.Popen(
            [binary, "mcp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        (self.number, self.others) = (0, [])

    def send(self, line):
        data = line if isinstance(line, bytes) else json.dumps(line).encode()
        self.process.stdin.write(data + b"\n")
        self.process.stdin.flush()

    def read(self):
        return json.loads(self.process.stdout.readline())

    def ask(self, method, params=None):
        """Sends a request, and returns its answer. Other answers are kept."""
        self.number += 1
        self.send({"jsonrpc": "2.0", "id": self.number, "method": method, "params": params or {}})
        while True:
            answer = self.read()
            if answer.get("id") == self.number:
                return answer
            self.others.append(answer)

    def tool(self, name, arguments, **more):
        return self.ask("tools/call", {"name": name, "arguments": arguments, **more})["result"]

    def memory(self):
        with open(f"/proc/{self.process.pid}/status") as file:
            return next(int(line.split()[1]) for line in file if line.startswith("VmRSS"))

    def close(self):
        self.process.stdin.close()
        return self.process.stdout.read(), self.process.wait()


def stateless(wire, project):
    found = wire.ask("server/discover", {"_meta": META})["result"]
    expect(found["supportedVersions"] == ["2026-07-28"] and found["resultType"] == "complete", "discover")
    listed = wire.ask("tools/list", {"_meta": META})["result"]
    expect(listed["ttlMs"] > 0 and [tool["name"] for tool in listed["tools"]] == TOOLS, "stateless list")
    survey = wire.tool("survey", {"path": project}, _meta=META)
    expect(survey["resultType"] == "complete" and survey["structuredContent"]["projects"], "stateless call")
    old = wire.ask("tools/list", {"_meta": {VERSION: "1999-01-01"}})
    expect(old["error"]["code"] == -32022, "an unknown version is refused")


def hostile(wire):
    junk = [b"{", b"\x00\xff\xfe", b"[]", b"null", b'"x"', b"[" * 200_000, b'{"jsonrpc":"2.0"}',
            b'{"jsonrpc":"2.0","id":{},"method":"ping"}', b"A" * (5 << 20)]
    for line in junk:
        wire.send(line)
        expect("error" in wire.read(), f"{line[:20]!r} is answered with an error")
    for arguments in [{}, {"path": 3}, {"path": "/none"}, {"path": "a\x00b"}, {"path": ".", "x": 1}]:
        answer = wire.ask("tools/call", {"name": "survey", "arguments": arguments})
        expect("error" in answer or answer["result"]["isError"], f"{arguments} is refused")
    expect(wire.ask("ping")["result"] == {}, "the server is still there")


def cancelled(wire, project):
    edit(project)
    call = {"jsonrpc": "2.0", "id": "slow", "method": "tools/call",
            "params": {"name": "survey", "arguments": {"path": project}}}
    note = {"jsonrpc": "2.0", "method": "notifications/cancelled", "params": {"requestId": "slow"}}
    wire.send(call)
    wire.send(note)
    expect("result" in wire.ask("tools/call", {"name": "questions", "arguments": {"path": project}}),
           "a cancellation disturbs no other call")
    # A call may have ended before its cancellation arrives.
    expect(len([answer for answer in wire.others if answer.get("id") == "slow"]) <= 1, "at most one answer")


def edit(project):
    with open(os.path.join(project, "Edited.swift"), "a") as file:
        file.write("// An edit.\n")


def growth(wire, project, count):
    for _ in range(count // 10):
        wire.tool("tasks", {"path": project})
    before = wire.memory()
    for number in range(count):
        method = ["ping", "tools/list", "resources/list"][number % 3]
        if number % 100 == 0:
            wire.tool("check", {"path": project})
        else:
            wire.ask(method)
    grown = wire.memory() - before
    expect(grown < 16 << 10, f"{count} calls take {grown} KiB of memory")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("binary")
    parser.add_argument("project", help="a project, which is copied")
    parser.add_argument("--calls", type=int, default=10_000)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        project = os.path.join(folder, "App")
        shutil.copytree(options.project, project)
        asyncio.run(with_client(options.binary, project))
        wire = Wire(options.binary)
        stateless(wire, project)
        hostile(wire)
        cancelled(wire, project)
        growth(wire, project, options.calls)
        rest, status = wire.close()
        expect(rest == b"" and status == 0, "the server ends with its input, and says nothing more")
    for failure in failures:
        print(f"FAILED  {failure}")
    print(f"{len(failures)} failures")
    sys.exit(1 if failures else 0)


main()
