import { generate } from 'lean-qr';
import { toSvgSource } from 'lean-qr/extras/svg';
import type { Facts, Language } from '../../content/schema.ts';
import { withLanguage } from '../../site/route.ts';
import type { Files } from '../lib/publishedFiles.ts';
import { colour } from '../lib/tokens.ts';

/**
 * Dark on light in every colour scheme, because phones cannot read the opposite. Replaces an attribute value of the
 * library that no browser knows.
 */
export const qrCode = (url: string) =>
  toSvgSource(generate(url), { on: colour('--ink'), off: colour('--card'), padX: 2, padY: 2 }).replace(
    'crispedges',
    'crispEdges',
  );

/**
 * No store's link suits every phone: when both stores are set, the code leads to our page, which shows each phone its
 * own store first.
 */
export function qrTarget({ stores }: Facts, language: Language, siteUrl: string | undefined): string {
  const { googlePlay, appStore } = stores;
  if (siteUrl && googlePlay.url && appStore.url) return siteUrl + withLanguage('/', language);
  return googlePlay.url || appStore.url;
}

/**
 * Tells Android and iOS which apps are ours, so that saved passwords and links may open in them. Android's app itself
 * declares its paths; iOS gets only those that the content lists.
 */
export function addAssociations(files: Files, { apps }: Facts): void {
  const { packageName, certificates } = apps?.android ?? {};
  if (packageName && certificates && certificates.length > 0) {
    const target = { namespace: 'android_app', package_name: packageName, sha256_cert_fingerprints: certificates };
    const relation = ['delegate_permission/common.handle_all_urls', 'delegate_permission/common.get_login_creds'];
    files.set('/.well-known/assetlinks.json', JSON.stringify([{ relation, target }]));
  }
  const { teamId, bundleId, paths = [] } = apps?.ios ?? {};
  if (teamId && bundleId) {
    const app = `${teamId}.${bundleId}`;
    const details = [{ appIDs: [app], components: paths.map((path) => ({ '/': path })) }];
    const applinks = paths.length > 0 ? { applinks: { details } } : {};
    files.set(
      '/.well-known/apple-app-site-association',
      JSON.stringify({ ...applinks, webcredentials: { apps: [app] } }),
    );
  }
}
