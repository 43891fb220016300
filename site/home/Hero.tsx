import type { Content } from '../../content/schema.ts';
import { Stores } from '../layout/Stores.tsx';
export function Hero({ hero, content }: { hero: Content['home']['hero']; content: Content }) {
  return (
    <div className="page">
      <h1>{hero.title}</h1>
      <Stores content={content} />
    </div>
  );
}
