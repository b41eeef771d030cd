/// Linked with programs that ask questions. It declares nothing: it has what runs before such a program begins.
#ifndef CPROMPTSTART_H
#define CPROMPTSTART_H
#endif
