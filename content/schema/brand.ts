import { z } from 'zod';
import { contrast, leastContrast, textOn } from './contrast.ts';
import { describe } from './text.ts';

const hex = /^#[0-9a-f]{6}$/i;

const colour = (which: keyof typeof textOn, description: string, example: string) =>
  z
    .string()
    .regex(hex, 'must be # and six digits or letters from a to f, such as #155c3d')
    .refine((value) => !hex.test(value) || contrast(value, textOn[which]) >= leastContrast, {
      error: ({ input }) =>
        `has a contrast of ${contrast(String(input), textOn[which]).toFixed(1)}:1 with the text on it, ${leastContrast}:1 is needed; make it ${which === 'colour' ? 'darker' : 'lighter'}`,
    })
    .meta(describe(description, example));

/** The two colours of the brand; the mark is content/images/mark.svg. */
export const brand = z.strictObject({
  colour: colour('colour', 'The main colour, behind light text and the mark: # and six digits', '#155c3d'),
  accent: colour('accent', 'The second colour, of the ball and what can be pressed: # and six digits', '#d9f24b'),
});
