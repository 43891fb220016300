/**
 * A proof of work: the browser looks for a number with which a hash begins with zeros, while its visitor types, and the
 * server looks at that one hash. It asks nothing of people; who writes to many forms at once would have to write a
 * program for ours.
 */
export const proofField = 'proof';

/** The page's token makes it of this site, and the message's key good for one message. */
export const proofText = (page: string, key: string, count: number) => `${page}:${key}:${count}`;

/** Twelve bits: some four thousand tries. */
export const isProof = ([first, second = 255]: Uint8Array) => first === 0 && second < 16;
