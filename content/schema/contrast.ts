/** WCAG contrast of two colours such as #155c3d, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * The text colours on each brand colour: --chalk and --on-optic of site/styles/tokens.css. Text needs 7:1
 * (docs/design.md).
 */
export const textColours = { colour: '#fffdf7', accent: '#12211b' } as const;
export const minContrast = 7;
