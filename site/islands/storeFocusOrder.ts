// Loaded on iPhones and iPads, where layout/Stores.css shows the App Store first: keyboard and screen readers follow the document's order.
for (const store of document.querySelectorAll('.stores-apple')) store.parentElement?.prepend(store);

export {};
