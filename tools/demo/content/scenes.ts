import type { SceneName } from '../../scenes/scenes.ts';
import type { Words } from '../shop.ts';

/**
 * A picture of L’Éclaircie: its file name, a description for people who cannot see it, and its
 * activities.
 */
export interface SceneContent {
  readonly title: string;
  readonly shows: Words;
  /** Slugs of activities. */
  readonly activities: readonly string[];
}

/** The pictures of places and people, by their scenes. */
export const SCENE_CONTENT: Readonly<Record<SceneName, SceneContent>> = {
  shower: {
    title: 'Après l’averse',
    shows: [
      'Trois enfants en ciré et en bottes sautent dans une flaque, sous un arc-en-ciel.',
      'Three children in raincoats and wellies jump in a puddle under a rainbow.',
    ],
    activities: ['meteo-et-nuages'],
  },
  house: {
    title: 'Rue du Bailli',
    shows: [
      'Un père et deux enfants devant la maison blanche de la rue du Bailli, un soleil au-dessus de la porte.',
      'A father and two children in front of the white house on Rue du Bailli, with a sun above its door.',
    ],
    activities: [],
  },
  court: {
    title: 'Le court du fond',
    shows: [
      'Deux enfants jouent au tennis sur terre battue, un troisième attend sur le banc, sous les tilleuls.',
      'Two children play tennis on clay, a third waits on the bench under the lime trees.',
    ],
    activities: ['multisports-du-mercredi'],
  },
  fire: {
    title: 'Le bivouac',
    shows: [
      'Quatre enfants autour d’un feu de camp, deux tentes et la forêt à la nuit tombante.',
      'Four children around a camp fire, with two tents and the forest at nightfall.',
    ],
    activities: ['bivouac-des-grands'],
  },
  party: {
    title: 'La salle des anniversaires',
    shows: [
      'Quatre enfants derrière un gâteau et ses bougies, des ballons et des fanions.',
      'Four children behind a cake with candles, balloons and bunting.',
    ],
    activities: [],
  },
};

/** The credit of the pictures. */
export const CREDIT: Words = [
  'Images modelées et éclairées par l’équipe de Ribambelle ; elles sont libres comme la plateforme (AGPL-3.0).',
  'Pictures modelled and lit by the Ribambelle team; they are as free as the platform (AGPL-3.0).',
];
