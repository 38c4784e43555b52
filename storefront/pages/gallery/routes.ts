import type { Route } from '../../route.ts';

/**
 * The gallery of elements and components, for developers: GALLERY=on shows it, otherwise its
 * address is unknown.
 */
export const galleryRoutes: readonly Route[] = [
  {
    pathname: '/gallery',
    file: 'pages/gallery/gallery-page.tsx',
    view: async () => (await import('./gallery-page.tsx')).GalleryPage,
    title: { fr: 'Galerie', en: 'Gallery' },
    texts: [],
  },
];
