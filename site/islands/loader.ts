import './closeMenu.ts';
