"""How long the checks wait for the browser."""

# Milliseconds. A page opens in less than a second, but not while the machine builds or tests something else.
TIMEOUT = 60_000
