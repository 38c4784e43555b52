import type { GalleryScene } from './gallery-scene.ts';

interface ListStates extends Pick<GalleryScene, 'at' | 'params' | 'answers'> {
  /** Where the list is when it reads something else. */
  readonly next: string;
  /** Settings that its schema refuses. */
  readonly invalid: GalleryScene['settings'];
  /** What is known before the list is, such as what the page is about. */
  readonly known?: GalleryScene['answers'];
  /** How it is usually set. */
  readonly settings?: GalleryScene['settings'];
}

/** What every list goes through, whatever it lists: on its way, read anew, not answered, with settings that cannot be read. */
export const listStates = (of: ListStates): readonly GalleryScene[] => {
  const { settings = {}, next, invalid, known = {}, answers = {}, ...where } = of;
  return [
    { name: 'loading', settings, ...where, answers: known, waiting: true },
    { name: 'refetching', settings, ...where, answers: { ...known, ...answers }, next },
    { name: 'not answered', settings, ...where, answers: known },
    refusedFor(invalid),
  ];
};

/** An element whose settings cannot be read. */
export const refusedFor = (settings: GalleryScene['settings']): GalleryScene => ({
  name: 'invalid settings',
  settings,
  refused: true,
});

/** An element in its usual state. */
export const usual = (settings: GalleryScene['settings'] = {}): GalleryScene => ({
  name: 'as it comes',
  settings,
});
