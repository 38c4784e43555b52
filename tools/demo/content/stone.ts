import type { Theme } from '../catalogue.ts';

export const STONE: Theme = {
  motif: 'stone',
  activities: [
    {
      slug: 'grimpe-du-mercredi',
      weekdays: [3],
      title: ['Prises de main', 'Good holds'],
      lead: [
        'Des blocs de trois mètres, des tapis épais, et un camarade qui vous regarde vraiment. La peur diminue, la force vient avec.',
        'Three-metre boulders, thick mats, and a friend who truly watches you. Fear shrinks and strength follows.',
      ],
      points: [
        ['lire un mur avant de le toucher', 'reading a wall before touching it'],
        ['parer, encourager, patienter', 'spotting, cheering, waiting'],
        ['une sortie aux rochers de Freyr en mai', 'a trip to the Freyr cliffs in May'],
      ],
      bring: ['climbing', 'bottle'],
      ...{ ages: [7, 12], rhythm: 'weekly', price: 18_600, deposit: 0, places: 10, at: ['canal'], level: 'all', language: 'fr' },
      ...{ options: ['equipment'], questions: ['experience', 'vaccine'] },
    },
    {
      slug: 'stage-escalade-et-corde',
      title: ['Le vertige et la corde', 'Heights and ropes'],
      lead: [
        'Nœud en huit, baudrier, vérification croisée : la confiance a ses gestes. Quatre jours de mur, un jour de vraie falaise.',
        'Figure-of-eight, harness, partner check: trust has its gestures. Four days on the wall, one on a real cliff.',
      ],
      points: [
        ['grimper en moulinette, assurer un ami', 'top-rope climbing and belaying a friend'],
        ['tyrolienne au-dessus du Hangar', 'a zip line across the Shed'],
        ['journée aux rochers, en car', 'a day at the cliffs, by coach'],
      ],
      bring: ['climbing', 'picnic', 'warm'],
      ...{ ages: [10, 15], rhythm: 'camp', price: 22_000, deposit: 7_000, places: 10, at: ['canal'], level: 'all', language: 'fr' },
      ...{ options: ['equipment', 'flexible'], questions: ['vaccine', 'experience'] },
    },
    {
      slug: 'poterie-en-famille',
      title: ['Les mains dans la terre', 'Hands in the clay'],
      lead: [
        'Trois heures pour un bol et demi. On modèle à quatre mains, nous cuisons, vous revenez le chercher quinze jours plus tard.',
        'Three hours for a bowl and a half. You model with four hands, we fire it, and you come back for it a fortnight later.',
      ],
      points: [
        ['colombin, pincé et plaque', 'coil, pinch and slab'],
        ['un émail au choix parmi sept', 'one glaze out of seven'],
        ['cuisson comprise, casse consolée', 'firing included, breakages consoled'],
      ],
      bring: ['apron', 'box'],
      ...{
        ages: [null, null],
        rhythm: 'single',
        price: 3_600,
        deposit: 0,
        places: 10,
        at: ['tanneurs', 'ferme'],
        level: 'first',
        language: 'both',
      },
      ...{ options: ['twin'], questions: ['likes'] },
    },
    {
      slug: 'ceramique-adultes',
      title: ['Céramique : une année de tour', 'A year at the wheel'],
      lead: [
        'Centrer demande six semaines, et un peu moins d’orgueil. Ensuite viennent les bols, les anses, et cette tasse dont vous ne vous séparerez plus.',
        'Centring takes six weeks and a little less pride. Then come bowls, handles, and that mug you will never part with.',
      ],
      points: [
        ['un tour par personne, terre à volonté', 'a wheel each and all the clay you want'],
        ['calculer et essayer ses émaux', 'calculating and testing glazes'],
        ['vente d’hiver au profit du fonds social', 'a winter sale for the solidarity fund'],
      ],
      bring: ['apron', 'towel'],
      ...{ ages: [18, null], rhythm: 'weekly', price: 32_000, deposit: 10_000, places: 8, at: ['tanneurs'], level: 'all', language: 'fr' },
      ...{ options: [], questions: ['experience'] },
    },
    {
      slug: 'petits-batisseurs',
      title: ['Les petits bâtisseurs', 'The little builders'],
      lead: [
        'De la brique crue, des arches sans colle et un pont qui porte la directrice. On apprend la pesanteur en la défiant.',
        'Mud bricks, arches without glue, and a bridge that holds up the headmistress. We learn gravity by daring it.',
      ],
      points: [
        ['pétrir et mouler cent briques', 'kneading and moulding a hundred bricks'],
        ['construire une voûte où s’asseoir', 'building a vault to sit under'],
        ['visite d’un vrai chantier, casques fournis', 'a visit to a real building site, helmets provided'],
      ],
      bring: ['oldShirt', 'picnic', 'warm'],
      ...{
        ages: [6, 9],
        rhythm: 'camp',
        price: 15_900,
        deposit: 4_500,
        places: 12,
        at: ['ferme', 'maison'],
        level: 'first',
        language: 'fr',
      },
      ...{ options: ['daycare', 'lunch'], questions: ['pickup', 'vaccine'] },
    },
    {
      slug: 'sculpture-sur-pierre-tendre',
      title: ['Tailler la pierre tendre', 'Carving soft stone'],
      lead: [
        'Un bloc d’Avesnes, trois outils, de la poussière blanche partout. Ce qui reste à la fin de la journée est à vous.',
        'A block of Avesnes limestone, three tools, white dust everywhere. Whatever remains at the end of the day is yours.',
      ],
      points: [
        ['dégrossir, dresser, polir', 'roughing, levelling, polishing'],
        ['lire les veines et accepter l’accident', 'reading the grain and accepting accidents'],
        ['transport de l’œuvre jusqu’à votre vélo', 'carrying the work as far as your bicycle'],
      ],
      bring: ['oldShirt', 'gloves', 'picnic'],
      ...{ ages: [14, null], rhythm: 'single', price: 7_200, deposit: 2_000, places: 8, at: ['ferme'], level: 'first', language: 'fr' },
      ...{ options: ['flexible'], questions: ['wish'] },
    },
  ],
};
