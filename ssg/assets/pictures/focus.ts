import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { readContentFile } from '../../content/content.ts';
import type { Focus } from './slots.ts';

const hundredths = z.int().min(0).max(100);

/** content/images/focus.yaml: by a photograph's name, what must stay in it when it is cut. */
const focuses = z.record(z.string(), z.strictObject({ x: hundredths, y: hundredths }));

export function focusesIn(folder: string): Record<string, Focus> {
  const file = join(folder, 'focus.yaml');
  return existsSync(file) ? readContentFile(file, focuses) : {};
}

/** The largest part of this shape that has the focus as near its middle as the edges let it. */
export function cutAround({ x, y }: Focus, whole: { width: number; height: number }, aspect: number) {
  const width = Math.min(whole.width, Math.round(whole.height * aspect));
  const height = Math.min(whole.height, Math.round(width / aspect));
  const within = (middle: number, part: number, most: number) =>
    Math.round(Math.max(0, Math.min(middle - part / 2, most - part)));
  return {
    ...{ width, height },
    left: within((x / 100) * whole.width, width, whole.width),
    top: within((y / 100) * whole.height, height, whole.height),
  };
}
