import { CourtDrawing } from './CourtDrawing.tsx';

/** In centimetres: a 56 cm kick, toms, snare, hi-hat, crash and ride around the throne, two amplifiers and a microphone. */
export const Band = () => (
  <CourtDrawing name="band" width={280} height={220} ball={6}>
    <path className="court-tone" d="M44 14h192v136H44z" />
    <path className="court-faint" d="M46 183q30 30 60 8t36-2m92-6q-20 30-44 10t-42-2" />
    <rect className="court-solid" x="112" y="88" width="56" height="50" rx="4" />
    <circle className="court-solid" cx="140" cy="40" r="17" />
    <circle className="court-solid" cx="86" cy="58" r="22" />
    <circle className="court-solid" cx="166" cy="66" r="18" />
    <circle className="court-solid" cx="123" cy="90" r="15" />
    <circle className="court-solid" cx="156" cy="94" r="14" />
    <circle className="court-solid" cx="210" cy="56" r="18" />
    <circle className="court-solid" cx="82" cy="110" r="26" />
    <circle className="court-solid court-crash" cx="200" cy="112" r="22" />
    <path d="M10 160h52v34H10zm8 10h36m-36 8h36m-36 8h36M218 160h52v34h-52zm8 10h36m-36 8h36m-36 8h36M140 190l8-18" />
    <circle cx="140" cy="195" r="10" />
    <path className="court-dots" d="M210 56h0M82 110h0M200 112h0M148 170h0" />
  </CourtDrawing>
);
