function chooseProduct(): void {
  for (const choice of document.querySelectorAll<HTMLInputElement>('[name=product]'))
    if (location.hash === `#${choice.value}`) choice.checked = true;
}

chooseProduct();
addEventListener('hashchange', chooseProduct);
