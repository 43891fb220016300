/** 13.40 × 6.10 m in centimetres. */
export function BadmintonCourt() {
  return (
    <svg viewBox="-6 -6 1352 622" fill="none" stroke="currentColor" strokeWidth="11" aria-hidden="true">
      <path d="M0 0h1340v610H0zM0 46h1340M0 564h1340M76 0v610M1264 0v610M472 0v610M868 0v610M0 305h472M868 305h472M670 0v610" />
    </svg>
  );
}
