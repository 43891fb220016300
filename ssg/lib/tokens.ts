import { readFileSync } from 'node:fs';
import { brandColours } from '../../content/brand.ts';

export type Scheme = 'light' | 'dark';

export function tokensCss(): string {
  let css = readFileSync('site/styles/tokens.css', 'utf8');
  for (const [token, value] of Object.entries(brandColours())) {
    const [line = '', oldValue] = new RegExp(`${token}: (?:light-dark\\()?(#\\w+).*?;`).exec(css) ?? [];
    const isUnchanged = oldValue?.toLowerCase() === value.toLowerCase();
    if (isUnchanged) continue;
    const newValue = token === '--court' ? `light-dark(${value}, ${darken(value)})` : value;
    css = css.replace(line, `${token}: ${newValue};`);
  }
  return css;
}

export const darken = (colour: string) =>
  colour.replace(/[0-9a-f]{2}/gi, (channel) =>
    Math.round(Number.parseInt(channel, 16) * 0.68)
      .toString(16)
      .padStart(2, '0'),
  );

export function colour(name: string, scheme: Scheme = 'light'): string {
  const [, light, dark] = tokensCss().match(new RegExp(`${name}: (?:light-dark\\()?(#\\w+)(?:, (#\\w+)\\))?;`)) ?? [];
  if (!light) throw new Error(`site/styles/tokens.css has no colour ${name}. Add it there, or correct the name.`);
  return scheme === 'dark' && dark ? dark : light;
}

export const renderedSvgInLightColours = (svg: string) =>
  withNamespace(svg).replace(/var\((--[\w-]+)(?:, #\w+)?\)/g, (_, name: string) => colour(name));

export const renderedSvgInBothSchemes = (svg: string) =>
  // fill="var(--court)" becomes fill="" data-fill="--court", as svgFileInBothSchemes expects it.
  svgFileInBothSchemes(withNamespace(svg.replace(/(\w+)="var\((--[\w-]+)\)"/g, '$1="" data-$1="$2"')));

/** In SVG files data-fill="--court" names the token of `fill`. */
export function svgFileInBothSchemes(svg: string): string {
  const darkRules = new Set<string>();
  const light = svg.replace(/(\w+)="[^"]*" data-\1="(--[\w-]+)"/g, (_, attribute: string, name: string) => {
    // The style selects by token, because two colours may be equal in light mode and differ in dark mode.
    darkRules.add(`[data-${attribute}="${name}"]{${attribute}:${colour(name, 'dark')}}`);
    return `${attribute}="${colour(name)}" data-${attribute}="${name}"`;
  });
  if (!darkRules.size) return light;
  return light.replace('>', `><style>@media(prefers-color-scheme:dark){${[...darkRules].join('')}}</style>`);
}

const withNamespace = (svg: string) => svg.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"');
