/**
 * For glibc, in the environment of a server before it starts. Node's parser takes 10 KB for each connection, between
 * what lives for good; in one heap with that its pages would stay with the process. Above this size each is given back.
 */
export const allocator = { MALLOC_MMAP_THRESHOLD_: '10000' };
