import type { MenuArea } from './menu-area.ts';

/** The menu of the website: its pages and articles, its look, its pictures and its addresses. */
export const SITE_AREA: MenuArea = {
  name: 'site',
  icon: 'site',
  entries: [
    {
      path: '/pages',
      icon: 'home',
      name: 'pages',
      permission: 'website-pages.read',
      letter: 'z',
    },
    { path: '/articles', icon: 'pencil', name: 'articles', permission: 'blog-articles.read' },
    { path: '/site', icon: 'site', name: 'site', permission: 'websites.read', letter: 'h' },
    { path: '/library', icon: 'picture', name: 'library', permission: 'website-pages.read' },
    {
      path: '/host-names',
      icon: 'world',
      name: 'host_names',
      permission: 'organiser-account.read',
      letter: 'g',
    },
  ],
};
