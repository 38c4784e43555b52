import type { Theme } from '../catalogue.ts';

export const FOREST: Theme = {
  motif: 'forest',
  activities: [
    {
      slug: 'ecole-des-renards',
      title: ['L’école des renards', 'Fox school'],
      lead: [
        'Cinq jours en forêt de Soignes, sans murs et sans sonnette. On construit un camp, on suit des traces, on écoute la pluie sous une bâche, et on rentre en sentant la feuille.',
        'Five days in the Sonian Forest, with no walls and no bell. We build a camp, follow tracks, listen to the rain under a tarp, and come home smelling of leaves.',
      ],
      points: [
        ['couteau, corde et feu, dans cet ordre et avec soin', 'knife, rope and fire, in that order and with care'],
        ['reconnaître dix arbres les yeux bandés', 'knowing ten trees blindfolded'],
        ['conseil des renards chaque midi : ce sont eux qui décident', 'a fox council every noon: they decide'],
      ],
      bring: ['rain', 'picnic', 'warm'],
      ...{ ages: [6, 10], rhythm: 'camp', price: 15_500, deposit: 4_500, places: 14, at: ['soignes'], level: 'first', language: 'fr' },
      ...{ options: ['daycare', 'shirt', 'twin'], questions: ['pickup', 'vaccine', 'likes'] },
    },
    {
      slug: 'jardiniers-du-mercredi',
      weekdays: [3],
      title: ['Les jardiniers du mercredi', 'Wednesday gardeners'],
      lead: [
        'Un carré de terre par enfant, une année de légumes, une guerre courtoise avec les limaces.',
        'A square of earth for every child, a year of vegetables, a courteous war with the slugs.',
      ],
      points: [
        ['semer, repiquer, patienter, croquer', 'sowing, planting out, waiting, crunching'],
        ['compost : qui mange quoi ?', 'compost: who eats what?'],
        ['soupe du jardin en fin de saison', 'garden soup at season’s end'],
      ],
      bring: ['rain', 'gloves', 'snack'],
      ...{
        ages: [5, 9],
        rhythm: 'weekly',
        price: 12_900,
        deposit: 0,
        places: 12,
        at: ['josaphat', 'ferme'],
        level: 'first',
        language: 'fr',
      },
      ...{ options: [], questions: ['pickup', 'vaccine'] },
    },
    {
      slug: 'a-la-ferme',
      title: ['Une semaine à la ferme', 'A week on the farm'],
      lead: [
        'On se lève avant les poules, enfin presque. Traire, nourrir, ramasser, fabriquer du beurre, et dire au revoir au cochon par son nom.',
        'Up before the hens, or nearly. Milking, feeding, gathering, making butter, and saying goodbye to the pig by name.',
      ],
      points: [
        ['soins aux animaux matin et soir', 'caring for the animals morning and evening'],
        ['pain au four à bois le mercredi', 'bread in the wood oven on Wednesday'],
        ['marché des enfants le vendredi', 'a children’s market on Friday'],
      ],
      bring: ['rain', 'picnic', 'gloves'],
      ...{ ages: [5, 9], rhythm: 'camp', price: 16_900, deposit: 5_000, places: 14, at: ['ferme'], level: 'all', language: 'fr' },
      ...{ options: ['lunch', 'flexible', 'twin'], questions: ['pickup', 'vaccine'] },
    },
    {
      slug: 'champignons-et-herbes-folles',
      title: ['Herbes folles et champignons', 'Weeds and mushrooms'],
      lead: [
        'Trois heures de marche lente avec un mycologue qui ne mange que ce qu’il connaît. On cueille peu, on regarde beaucoup.',
        'Three hours of slow walking with a mycologist who only eats what he knows. We pick little and look a lot.',
      ],
      points: [
        ['ce qui se mange, ce qui se salue de loin', 'what to eat and what to greet from afar'],
        ['dessiner une spore', 'drawing a spore'],
        ['omelette de clôture, s’il y a de quoi', 'a closing omelette, if there is enough'],
      ],
      bring: ['rain', 'notebook'],
      ...{
        ages: [10, null],
        rhythm: 'single',
        price: 1_800,
        deposit: 0,
        places: 14,
        at: ['soignes', 'ferme'],
        level: 'first',
        language: 'both',
      },
      ...{ options: [], questions: [] },
    },
    {
      slug: 'explorateurs-nl',
      title: ['Bosvossen : la forêt en néerlandais', 'Bosvossen: the forest in Dutch'],
      lead: [
        'La même forêt, une autre langue. À force d’appeler un écureuil « eekhoorn », on finit par parler.',
        'The same forest, another language. Call a squirrel “eekhoorn” often enough and you end up speaking.',
      ],
      points: [
        ['animateurs néerlandophones, patience bilingue', 'Dutch-speaking leaders, bilingual patience'],
        ['chansons, cabanes et chasse au trésor', 'songs, dens and a treasure hunt'],
        ['un carnet de mots illustré', 'an illustrated notebook of words'],
      ],
      bring: ['rain', 'picnic', 'notebook'],
      ...{ ages: [7, 11], rhythm: 'camp', price: 16_500, deposit: 5_000, places: 12, at: ['soignes'], level: 'all', language: 'nl' },
      ...{ options: ['daycare', 'flexible'], questions: ['pickup', 'experience'] },
    },
    {
      slug: 'bivouac-des-grands',
      title: ['Le grand bivouac', 'The big bivouac'],
      lead: [
        'Cinq jours entre ados, une nuit dehors, un téléphone pour tout le groupe. On marche, on cuisine, on se perd un peu, exprès.',
        'Five days among teenagers, one night outside, one telephone for the whole group. We walk, cook, and get slightly lost on purpose.',
      ],
      points: [
        ['carte, boussole, météo', 'map, compass, weather'],
        ['nuit du jeudi sous tarp', 'Thursday night under a tarp'],
        ['40 kilomètres, et fiers de l’être', '40 kilometres, and proud of them'],
      ],
      bring: ['rain', 'warm', 'picnic'],
      ...{
        ages: [12, 16],
        rhythm: 'camp',
        price: 18_500,
        deposit: 6_000,
        places: 12,
        at: ['soignes', 'ferme'],
        level: 'advanced',
        language: 'fr',
      },
      ...{ options: ['equipment', 'twin'], questions: ['vaccine', 'wish'] },
    },
  ],
};
