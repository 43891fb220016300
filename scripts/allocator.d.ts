export const allocator: { MALLOC_MMAP_THRESHOLD_: string };
