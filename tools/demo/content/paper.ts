import type { Theme } from '../catalogue.ts';

export const PAPER: Theme = {
  motif: 'paper',
  activities: [
    {
      slug: 'atelier-des-tanneurs',
      title: ['L’atelier des couleurs', 'The colour workshop'],
      lead: [
        'De grands formats, de vrais pinceaux, et le droit de recommencer. On regarde un peintre par mois, puis on lui répond.',
        'Large sheets, real brushes and the right to start again. We look at one painter a month, then answer back.',
      ],
      points: [
        ['gouache, encre, pastel gras et collage', 'gouache, ink, oil pastel and collage'],
        ['fabriquer ses couleurs avec de la terre et de l’œuf', 'making colours out of earth and egg'],
        ['une visite de musée par trimestre', 'one museum visit a term'],
      ],
      bring: ['oldShirt', 'snack'],
      ...{ ages: [6, 10], rhythm: 'weekly', price: 17_200, deposit: 0, places: 12, at: ['tanneurs'], level: 'all', language: 'fr' },
      ...{ options: [], questions: ['wish'] },
    },
    {
      slug: 'stage-bande-dessinee',
      title: ['Une bande dessinée en cinq jours', 'A comic in five days'],
      lead: [
        'Bruxelles, capitale de la bulle : on en profite. Lundi une idée, vendredi un album relié, agrafé et dédicacé.',
        'Brussels is the capital of the speech bubble, so we make the most of it. An idea on Monday; a bound and signed album on Friday.',
      ],
      points: [
        ['découper une histoire en cases', 'cutting a story into panels'],
        ['encrer à la plume, colorier à la main', 'inking with a pen, colouring by hand'],
        ['promenade des façades dessinées, le jeudi', 'a walk past the comic-strip walls on Thursday'],
      ],
      bring: ['notebook', 'picnic', 'oldShirt'],
      ...{
        ages: [9, 14],
        rhythm: 'camp',
        price: 18_500,
        deposit: 5_000,
        places: 12,
        at: ['tanneurs', 'maison'],
        level: 'all',
        language: 'fr',
      },
      ...{ options: ['lunch', 'flexible'], questions: ['experience', 'wish'] },
    },
    {
      slug: 'gravure-et-presse',
      title: ['Gravure et presse à bras', 'Printmaking by hand'],
      lead: [
        'Une presse de 1911, du linoléum et de l’encre qui sent bon. En une matinée, vous repartez avec dix tirages numérotés.',
        'A press from 1911, lino, and ink that smells good. In one session you go home with ten numbered prints.',
      ],
      points: [
        ['dessiner à l’envers', 'drawing backwards'],
        ['tailler sans se couper', 'carving without cutting yourself'],
        ['encrer, poser, presser, soulever le papier', 'inking, laying, pressing, lifting the paper'],
      ],
      bring: ['apron', 'snack'],
      ...{
        ages: [14, null],
        rhythm: 'single',
        price: 5_400,
        deposit: 1_500,
        places: 8,
        at: ['tanneurs'],
        level: 'first',
        language: 'both',
      },
      ...{ options: ['flexible'], questions: ['experience'] },
    },
    {
      slug: 'petites-mains-papier',
      title: ['Petites mains, grands papiers', 'Small hands, big paper'],
      lead: [
        'Déchirer, froisser, coller, recommencer. Avec trois kilos de vieux journaux, on construit une ville où l’on peut entrer.',
        'Tearing, crumpling, gluing, starting over. With three kilos of old newspaper we build a town one can walk into.',
      ],
      points: [
        ['une ville en carton, à hauteur d’enfant', 'a cardboard town, child-high'],
        ['pochoirs, tampons et pommes de terre', 'stencils, stamps and potatoes'],
        ['l’histoire de la sieste, chaque jour un chapitre', 'the nap-time story, a chapter a day'],
      ],
      bring: ['oldShirt', 'nap', 'picnic'],
      ...{
        ages: [3, 5],
        rhythm: 'camp',
        price: 14_500,
        deposit: 4_000,
        places: 10,
        at: ['maison', 'uccle'],
        level: 'first',
        language: 'fr',
      },
      ...{ options: ['daycare', 'lunch', 'twin'], questions: ['pickup'] },
    },
    {
      slug: 'dessin-du-soir',
      title: ['Dessiner d’après nature', 'Life drawing evenings'],
      lead: [
        'Un modèle, un poêle, du fusain. Des poses courtes pour délier la main, une longue pour finir, et du silence entre les deux.',
        'A model, a stove, charcoal. Short poses to loosen the hand, a long one to finish, and silence in between.',
      ],
      points: [
        ['modèle vivant une séance sur deux', 'a live model every other session'],
        ['corrections individuelles, jamais sur votre feuille', 'individual advice, never on your own sheet'],
        ['thé noir et biscuits secs', 'black tea and plain biscuits'],
      ],
      bring: ['notebook'],
      ...{
        ages: [16, null],
        rhythm: 'weekly',
        price: 24_000,
        deposit: 8_000,
        places: 12,
        at: ['tanneurs'],
        level: 'all',
        language: 'both',
      },
      ...{ options: ['equipment'], questions: ['experience'] },
    },
    {
      slug: 'couture-premier-point',
      title: ['Le premier point', 'The first stitch'],
      lead: [
        'Une machine pour deux, un tissu choisi au poids, et une trousse qui ferme vraiment. La patience est fournie.',
        'One machine for two, fabric chosen by weight, and a pencil case that really closes. Patience is provided.',
      ],
      points: [
        ['enfiler, piquer, découdre : tout compte', 'threading, sewing, unpicking: it all counts'],
        ['une trousse, un sac, un costume de renard', 'a pencil case, a bag, a fox costume'],
        ['défilé dans l’escalier le vendredi', 'a fashion show on the stairs on Friday'],
      ],
      bring: ['picnic', 'box'],
      ...{ ages: [9, 13], rhythm: 'camp', price: 17_900, deposit: 5_000, places: 10, at: ['tanneurs'], level: 'first', language: 'en' },
      ...{ options: ['daycare'], questions: ['experience', 'likes'] },
    },
  ],
};
