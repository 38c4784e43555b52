import type { GalleryScene } from './gallery-scene.ts';

interface ListStates extends Pick<GalleryScene, 'at' | 'params' | 'answers'> {
  /** The address of the list when it loads other items. */
  readonly next: string;
  /** Settings that its schema refuses. */
  readonly invalid: GalleryScene['settings'];
  /** The answers that are known before the list, such as the subject of the page. */
  readonly known?: GalleryScene['answers'];
  /** The usual settings. */
  readonly settings?: GalleryScene['settings'];
}

/**
 * Returns the states of any list: loading, read again, not answered, with settings that cannot be
 * read.
 */
export const listStates = (of: ListStates): readonly GalleryScene[] => {
  const { settings = {}, next, invalid, known = {}, answers = {}, ...where } = of;
  return [
    { name: 'loading', settings, ...where, answers: known, waiting: true },
    { name: 'refetching', settings, ...where, answers: { ...known, ...answers }, next },
    { name: 'not answered', settings, ...where, answers: known },
    refusedFor(invalid),
  ];
};

/** Returns an element whose settings cannot be read. */
export const refusedFor = (settings: GalleryScene['settings']): GalleryScene => ({
  name: 'invalid settings',
  settings,
  refused: true,
});

/** Returns an element in its usual state. */
export const usual = (settings: GalleryScene['settings'] = {}): GalleryScene => ({
  name: 'as it comes',
  settings,
});
