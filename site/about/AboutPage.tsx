import type { PageProps } from '../pageProps.ts';
import { Banner } from './Banner.tsx';
import { Contact } from './Contact.tsx';
import { Products } from './Products.tsx';
import { ScoreBoard } from './ScoreBoard.tsx';
import { Team } from './Team.tsx';
import { VisionAndMission } from './VisionAndMission.tsx';

export function Page(props: PageProps) {
  const { about, evening } = props.content;
  const { pictures } = props.assets;
  return (
    <main id="main">
      <Banner content={props.content} />
      <ScoreBoard {...about.statistics} />
      <Products products={about.products} evening={evening} pictures={pictures} />
      <VisionAndMission vision={about.vision} mission={about.mission} />
      <Team {...about.team} pictures={pictures} />
      <Contact {...props} />
    </main>
  );
}
