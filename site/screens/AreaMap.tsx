import './AreaMap.deferred.css';
import type { Pictures } from '../assets.ts';

/** South Jakarta from above, drawn in area-map.svg: the ring is what is near, the ball is tonight’s game. */
export function AreaMap({ areas, pictures }: { areas: readonly string[]; pictures: Pictures }) {
  const file = pictures['area-map'];
  return (
    <div className="area-map">
      {file ? <img src={file.src} alt="" width={file.width} height={file.height} loading="lazy" /> : null}
      {areas.map((area) => (
        <div key={area} className="area-map-name phone-strong">
          {area}
        </div>
      ))}
    </div>
  );
}
