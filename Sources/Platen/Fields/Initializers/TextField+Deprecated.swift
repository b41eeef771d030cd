// Apple deprecates these softly: they give no warning yet.
