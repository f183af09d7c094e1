import Projects

/// The statistics of nothing.
func noStatistics() -> Statistics { InputReader(threads: 1).read([]).statistics }
