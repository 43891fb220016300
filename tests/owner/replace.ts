import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { isScalar, parseDocument } from 'yaml';
import { z } from 'zod';
import { facts, kinds, languages } from '../../content/schema.ts';

type Schema = {
  properties?: Record<string, Schema>;
  items?: Schema;
  prefixItems?: Schema[];
  anyOf?: Schema[];
  pattern?: string;
  format?: string;
  maxLength?: number;
};

/** Puts other words, people, pictures and links in the place of all that stand in a content folder. */
export async function replaceEverything(folder: string): Promise<void> {
  const pictures = new Set<string>();
  const files = languages.flatMap((language) =>
    Object.entries(kinds).map(([kind, schema]) => [`${language}/${kind}.yaml`, schema] as const),
  );
  for (const [file, schema] of [['facts.yaml', facts] as const, ...files]) {
    const path = join(folder, file);
    const document = parseDocument(readFileSync(path, 'utf8'));
    const replace = (value: unknown, rules: Schema, at: (string | number)[]): void => {
      if (value === null || typeof value !== 'object') {
        const node = document.getIn(at, true);
        if (isScalar(node) && typeof value === 'string') node.value = otherFor(value, rules, pictures);
      } else if (Array.isArray(value))
        for (const [index, item] of value.entries())
          replace(item, rules.prefixItems?.[index] ?? rules.items ?? {}, [...at, index]);
      else
        for (const [name, item] of Object.entries(value)) replace(item, rules.properties?.[name] ?? {}, [...at, name]);
    };
    replace(document.toJS(), z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema, []);
    writeFileSync(path, document.toString({ lineWidth: 0 }));
  }
  for (const name of pictures)
    await sharp({ create: { width: 1600, height: 2000, channels: 3, background: '#7a5c3e' } })
      .jpeg()
      .toFile(join(folder, 'images', `${name}.jpg`));
}

function otherFor(text: string, rules: Schema, pictures: Set<string>): string {
  const { anyOf = [], pattern, format, maxLength } = rules;
  if (anyOf.some((way) => way.format === 'uri')) return otherLink(text);
  if (format === 'email') return `new.${text}`;
  if (pattern === '^[a-z0-9-]+$') {
    pictures.add(`new-${text}`);
    return `new-${text}`;
  }
  return maxLength && !pattern ? otherWords(text) : text;
}

/** A page for a page, and an address elsewhere for all else, also where there was none yet. */
const otherLink = (text: string) =>
  text.startsWith('/') ? (text === '/about' ? '/#feature' : '/about') : 'https://www.example.org/new';

const letters = ['aeiou', 'AEIOU', 'bcdfghjklmnpqrstvwxyz', 'BCDFGHJKLMNPQRSTVWXYZ', '0123456789'];
/** As long, as varied and as easy to compress as before, but other words. What code fills in stays: {count}, {limit}. */
const otherWords = (text: string) =>
  text.replace(/\{\w+\}|[A-Za-z0-9]/g, (found) => {
    const alphabet = letters.find((one) => one.includes(found));
    return found.length === 1 && alphabet
      ? (alphabet[(alphabet.indexOf(found) + 1) % alphabet.length] ?? found)
      : found;
  });
