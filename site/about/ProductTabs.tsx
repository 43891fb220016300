type Props = { label: string; tabs: { id: string; label: string }[] };

/**
 * Two ends of a court. The tabs are links to the panels, and CSS shows the one that is the target; islands/hydrateProductTabs.ts
 * makes them follow the ARIA tabs pattern.
 */
export function ProductTabs({ label, tabs }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form, and this becomes a list of tabs
    <div className="product-tabs" data-island="ProductTabs" role="group" aria-label={label}>
      {tabs.map(({ id, label: name }) => (
        <a key={id} id={`${id}-tab`} className="product-tabs-tab" href={`#${id}`}>
          {name}
        </a>
      ))}
      <span className="product-tabs-ball" />
    </div>
  );
}
