import { CourtDrawing, type CourtProps } from './CourtDrawing.tsx';

/** In decimetres: bases 18.29 m apart, pitcher at 12.19 m, skinned infield of 18.29 m around the pitcher, fence at 67 m. */
export const Softball = (props: CourtProps) => (
  <CourtDrawing {...props} name="softball" width={1000} height={730} ball={20}>
    <path className="court-grass" d="M325 525a183 183 0 0 1 350 0l299-299a670 670 0 0 0-948 0z" />
    <path d="M500 700 26 226a670 670 0 0 1 948 0zl129-129-129-130-129 130zM524 578a24 24 0 1 1-48 0 24 24 0 1 1 48 0" />
    <path className="court-dots" d="M500 700h.01m129-129h.01m-129-130h.01m-129 130h.01m129 7h.01" />
  </CourtDrawing>
);
