import type { Theme } from '../catalogue.ts';

export const SKY: Theme = {
  motif: 'sky',
  activities: [
    {
      slug: 'petits-astronomes',
      title: ['Les petits astronomes', 'Young astronomers'],
      lead: [
        'Un observatoire en carton, un planétarium sous une couette, et une vraie lunette pour finir. On pose toutes les questions, surtout celle du bord de l’univers.',
        'A cardboard observatory, a planetarium under a duvet, and a real telescope to finish. Every question is asked, above all the one about the edge of the universe.',
      ],
      points: [
        ['la Lune phase après phase, en biscuits', 'the Moon phase by phase, in biscuits'],
        ['mesurer la Terre avec un bâton', 'measuring the Earth with a stick'],
        ['soirée d’observation le jeudi, parents bienvenus', 'stargazing on Thursday evening, parents welcome'],
      ],
      bring: ['picnic', 'warm', 'notebook'],
      ...{ ages: [7, 11], rhythm: 'camp', price: 16_900, deposit: 5_000, places: 14, at: ['uccle'], level: 'first', language: 'fr' },
      ...{ options: ['daycare', 'flexible'], questions: ['pickup', 'likes'] },
    },
    {
      slug: 'club-des-experiences',
      title: ['Le club des expériences', 'The experiment club'],
      lead: [
        'Blouse, lunettes, hypothèse. Chaque semaine, une question que personne ne sait résoudre à table, et de quoi tenter de répondre.',
        'Lab coat, goggles, hypothesis. Every week, a question nobody at the dinner table can answer, and the means to try.',
      ],
      points: [
        ['chromatographie de feutres, volcans polis', 'felt-pen chromatography and polite volcanoes'],
        ['tenir un vrai cahier de laboratoire', 'keeping a real lab notebook'],
        ['rater, noter, recommencer', 'failing, writing it down, trying again'],
      ],
      bring: ['notebook', 'snack'],
      ...{ ages: [7, 11], rhythm: 'weekly', price: 16_200, deposit: 0, places: 12, at: ['maison', 'uccle'], level: 'all', language: 'fr' },
      ...{ options: [], questions: ['likes'] },
    },
    {
      slug: 'cerfs-volants',
      title: ['Construire un cerf-volant', 'Build a kite'],
      lead: [
        'Du papier, deux baguettes, dix mètres de fil, et la colline de la ferme pour piste d’envol. S’il n’y a pas de vent, on court.',
        'Paper, two sticks, ten metres of string, and the farm hill for a runway. If there is no wind, we run.',
      ],
      points: [
        ['trouver le point d’équilibre', 'finding the balance point'],
        ['peindre un motif qui se lit de loin', 'painting a pattern that reads from afar'],
        ['lâcher ensemble à seize heures', 'letting go together at four o’clock'],
      ],
      bring: ['rain', 'snack'],
      ...{
        ages: [null, null],
        rhythm: 'single',
        price: 1_600,
        deposit: 0,
        places: 16,
        at: ['ferme', 'josaphat'],
        level: 'first',
        language: 'both',
      },
      ...{ options: [], questions: ['wish'] },
    },
    {
      slug: 'meteo-et-nuages',
      title: ['La fabrique des nuages', 'The cloud factory'],
      lead: [
        'À Bruxelles, on ne manque pas de matière première. On capture la pluie, on pèse l’air, on prédit le temps de vendredi dès le lundi.',
        'Brussels is not short of raw material. We catch rain, weigh the air, and forecast Friday’s weather on Monday.',
      ],
      points: [
        ['une station météo en bois et en bocaux', 'a weather station of wood and jars'],
        ['reconnaître dix nuages, en inventer trois', 'knowing ten clouds, inventing three'],
        ['bulletin télévisé, filmé par les enfants', 'a TV forecast, filmed by the children'],
      ],
      bring: ['rain', 'picnic'],
      ...{
        ages: [5, 8],
        rhythm: 'camp',
        price: 15_200,
        deposit: 4_000,
        places: 12,
        at: ['uccle', 'soignes'],
        level: 'first',
        language: 'both',
      },
      ...{ options: ['daycare', 'lunch'], questions: ['pickup'] },
    },
    {
      slug: 'avions-de-papier-et-planeurs',
      title: ['Du pli au planeur', 'From fold to glider'],
      lead: [
        'Pourquoi ça vole ? On répond avec une feuille, puis du balsa, puis un planeur d’un mètre vingt qui traverse le stade.',
        'Why does it fly? We answer with a sheet of paper, then balsa, then a glider over a metre wide that crosses the stadium.',
      ],
      points: [
        ['portance, traînée, patience', 'lift, drag, patience'],
        ['essais filmés au ralenti', 'test flights filmed in slow motion'],
        ['concours de durée le vendredi', 'an endurance contest on Friday'],
      ],
      bring: ['picnic', 'box'],
      ...{ ages: [9, 13], rhythm: 'camp', price: 17_400, deposit: 5_000, places: 12, at: ['woluwe'], level: 'all', language: 'en' },
      ...{ options: ['lunch', 'shirt'], questions: ['experience'] },
    },
    {
      slug: 'nuit-des-etoiles',
      weekdays: [5, 6],
      hours: ['20:30', '23:00'],
      title: ['Une soirée sous les étoiles', 'An evening under the stars'],
      lead: [
        'Loin des lampadaires, deux télescopes, une couverture par famille. Si le ciel boude, l’astronome raconte, et c’est presque mieux.',
        'Far from the street lamps, two telescopes, one blanket a family. If the sky sulks, the astronomer tells stories, which is nearly better.',
      ],
      points: [
        ['Saturne et ses anneaux, quand elle est de sortie', 'Saturn and its rings, when it is out'],
        ['les constellations racontées aux petits', 'constellations told for little ones'],
        ['chocolat chaud au feu de bois', 'hot chocolate over a wood fire'],
      ],
      bring: ['warm', 'bottle'],
      ...{
        ages: [null, null],
        rhythm: 'single',
        price: 1_400,
        deposit: 0,
        places: 20,
        at: ['ferme', 'soignes'],
        level: 'first',
        language: 'both',
      },
      ...{ options: [], questions: [] },
    },
  ],
};
