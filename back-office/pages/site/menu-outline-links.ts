import type { OutlineLink } from '@ribambelle/domain/website/menu-outline.ts';
import type { Site } from './use-site-form.ts';

type Menu = Site['menu'];
/** A link of the menu with those below it, alike on every level. */
export type MenuLink = OutlineLink<Menu[number]['name']>;

/** Returns a menu as an outline, alike on every level. */
export function outlineOf(menu: Menu): MenuLink[] {
  return menu.map((top) => ({
    ...top,
    children: top.children.map((branch) => ({
      ...branch,
      hidden: false,
      children: branch.children.map((leaf) => ({ ...leaf, hidden: false, children: [] })),
    })),
  }));
}

/** Returns an outline as the menu that is sent: only links of the first level can be hidden. */
export function menuOf(outline: readonly MenuLink[]): Menu {
  return outline.map(({ name, href, hidden, children }) => ({
    name,
    href,
    hidden,
    children: children.map((branch) => ({
      name: branch.name,
      href: branch.href,
      children: branch.children.map((leaf) => ({ name: leaf.name, href: leaf.href })),
    })),
  }));
}
