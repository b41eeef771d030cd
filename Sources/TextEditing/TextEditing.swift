// The editing core: see EditingSession.
