import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';

/** A ZIP archive that stores its files as they are: enough for some texts and photographs, which are compressed already. */
export function zip(files: readonly { name: string; bytes: Buffer }[]): Buffer {
  let offset = 0;
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  for (const { name, bytes } of files) {
    const path = Buffer.from(name);
    const shared = Buffer.alloc(26);
    // Version 2.0, names in UTF-8, stored, on the first day that ZIP knows.
    shared.writeUInt16LE(20, 0);
    shared.writeUInt16LE(0x800, 2);
    shared.writeUInt16LE(0x21, 8);
    shared.writeUInt32LE(crc32(bytes), 10);
    shared.writeUInt32LE(bytes.length, 14);
    shared.writeUInt32LE(bytes.length, 18);
    shared.writeUInt16LE(path.length, 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), shared, path, bytes]);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), shared, place, path]));
    parts.push(local);
    offset += local.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, central, end]);
}

/** What there is to give to whoever builds the site. */
export const allContent = () =>
  readdirSync('content', { recursive: true, withFileTypes: true })
    .filter(
      (entry) =>
        entry.isFile() && !join(entry.parentPath, entry.name).includes('.schema') && !entry.name.endsWith('.ts'),
    )
    .map((entry) => join(entry.parentPath, entry.name))
    .map((name) => ({ name: name.replaceAll('\\', '/'), bytes: readFileSync(name) }));
