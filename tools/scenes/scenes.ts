/**
 * The models of the demo: places of L’Éclaircie and the people in them. Each is `<name>.glsl` here,
 * and rendered as `tools/demo/images/<name>.webp`.
 */
export const SCENES = ['shower', 'house', 'court', 'fire', 'party'] as const;

export type SceneName = (typeof SCENES)[number];

/** The size of each, in pixels. */
export const SCENE_SIZE = { width: 832, height: 624 } as const;
