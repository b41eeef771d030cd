// The initializers of Apple's interface: one for each way to give the title, in the order of the documentation.
