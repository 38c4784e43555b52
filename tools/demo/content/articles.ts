import type { SceneName } from '../../scenes/scenes.ts';
import type { Words } from '../shop.ts';

/** An article of the blog of L’Éclaircie. */
export interface ArticleContent {
  readonly slug: string;
  readonly title: Words;
  readonly summary: Words;
  readonly content: Words;
  readonly scenes: readonly SceneName[];
  /** Days from now until families see it; negative for days ago. */
  readonly days: number;
}

export const ARTICLES: readonly ArticleContent[] = [
  {
    slug: 'une-semaine-dans-les-bois',
    title: ['Une semaine dans les bois', 'A week in the woods'],
    summary: [
      'Douze enfants, un feu, et une averse qui a fait de belles histoires.',
      'Twelve children, one fire, and a shower that made good stories.',
    ],
    content: [
      '<p>Le lundi, personne ne savait faire un nœud. Le vendredi, la cabane tenait debout.</p><h2>Sous la pluie</h2><p>L’averse du mercredi a trempé tout le monde, et c’est d’elle que l’on parle encore.</p>',
      '<p>On Monday nobody could tie a knot. On Friday the hut stood.</p><h2>In the rain</h2><p>Wednesday’s shower soaked everybody, and it is what they still talk about.</p>',
    ],
    scenes: ['fire', 'shower', 'house'],
    days: -9,
  },
  {
    slug: 'preparer-le-sac-du-stage',
    title: ['Préparer le sac du stage', 'Packing the bag for camp'],
    summary: [
      'Cinq choses utiles, et trois qui restent à la maison.',
      'Five useful things, and three that stay at home.',
    ],
    content: [
      '<p>Une gourde, un pull, des bottes, un pique-nique et une casquette : le reste, nous l’avons.</p>',
      '<p>A bottle, a jumper, wellies, a packed lunch and a cap: we have the rest.</p>',
    ],
    scenes: ['court', 'party'],
    days: -37,
  },
  {
    slug: 'la-fete-de-la-maison',
    title: ['La fête de la maison', 'The house party'],
    summary: [
      'Le programme de notre après-midi portes ouvertes.',
      'The programme of our open afternoon.',
    ],
    content: [
      '<p>Des crêpes, un tournoi, et les ateliers ouverts à tous. Venez comme vous êtes.</p>',
      '<p>Pancakes, a tournament, and workshops open to all. Come as you are.</p>',
    ],
    scenes: ['party', 'house', 'court', 'fire', 'shower'],
    days: 12,
  },
];
