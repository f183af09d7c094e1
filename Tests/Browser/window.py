"""A window of the browser, which stays open for all checks of a page."""

# Milliseconds. The checks wait for what happens, never for time to pass, however long the machine takes.
# Only a browser that has stopped responding comes near this limit.
HANG = 600_000


class Window:
    """A page in a window with a storage of its own. The page's errors are failures."""

    def __init__(self, browser, path, fail, may_load=("file:",)):
        self.address = path.as_uri()
        # Without animations, what an action leads to is in place at once.
        self.context = browser.new_context(reduced_motion="reduce")
        self.context.set_default_timeout(HANG)
        self.tab = self.context.new_page()
        self.protocol = self.context.new_cdp_session(self.tab)
        self.tab.on("console", lambda message: message.type in ("error", "warning")
                    and fail(f"console: {message.text}"))
        self.tab.on("pageerror", lambda error: fail(f"error: {error}"))
        self.tab.on("dialog", lambda dialog: (fail(f"dialog: {dialog.message}"), dialog.dismiss()))
        self.tab.on("request", lambda request: request.url.startswith(may_load)
                    or fail(f"asks for {request.url}"))

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.context.close()

    def open(self, width=1440, scheme="light", script=True):
        """Loads the page again, as it is on a screen."""
        self.protocol.send("Emulation.setScriptExecutionDisabled", {"value": not script})
        self.look(width, scheme)
        self.tab.goto(self.address, wait_until="load")

    def look(self, width, scheme):
        """Changes the window of the page that is open."""
        self.tab.set_viewport_size({"width": width, "height": 900})
        self.tab.emulate_media(media="null", color_scheme=scheme)

    def forget(self):
        """Removes what the page has stored."""
        self.tab.evaluate("localStorage.clear()")

    def open_and_count(self, width, scheme):
        """Opens the page, and returns how many blocks of its script ran, counting each repetition."""
        self.protocol.send("Profiler.enable")
        self.protocol.send("Profiler.startPreciseCoverage", {"callCount": True, "detailed": True})
        self.open(width, scheme)
        scripts = self.protocol.send("Profiler.takePreciseCoverage")["result"]
        self.protocol.send("Profiler.stopPreciseCoverage")
        self.protocol.send("Profiler.disable")
        return sum(block["count"] for script in scripts if script["url"] == self.address
                   for function in script["functions"] for block in function["ranges"])
