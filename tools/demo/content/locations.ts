/** The content of a location: name, address, position on the map, and the quarter it counts for. */
export interface LocationContent {
  readonly key: string;
  readonly name: string;
  readonly english: string;
  readonly street: string;
  readonly number: string;
  readonly postcode: string;
  readonly city: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly quarter: 'centre' | 'south' | 'north' | 'east' | 'brabant';
}

const location = (
  key: string,
  names: readonly [string, string],
  address: readonly [string, string, string, string],
) => {
  const [street, number, postcode, city] = address;
  return { key, name: names[0], english: names[1], street, number, postcode, city };
};

export const LOCATIONS: readonly LocationContent[] = [
  {
    ...location(
      'maison',
      ['La Maison de l’Éclaircie', 'Éclaircie House'],
      ['Rue du Bailli', '74', '1050', 'Ixelles'],
    ),
    latitude: 50.8272,
    longitude: 4.3606,
    quarter: 'south',
  },
  {
    ...location(
      'bassin',
      ['Bassin de la Digue', 'Digue swimming pool'],
      ['Rue de la Digue', '10', '1050', 'Ixelles'],
    ),
    latitude: 50.8259,
    longitude: 4.3715,
    quarter: 'south',
  },
  {
    ...location(
      'tanneurs',
      ['Les Ateliers des Tanneurs', 'Tanneurs workshops'],
      ['Rue des Tanneurs', '58', '1000', 'Bruxelles'],
    ),
    latitude: 50.8376,
    longitude: 4.3471,
    quarter: 'centre',
  },
  {
    ...location(
      'canal',
      ['Le Hangar du Canal', 'The Canal Shed'],
      ['Quai des Charbonnages', '30', '1080', 'Molenbeek-Saint-Jean'],
    ),
    latitude: 50.8543,
    longitude: 4.3421,
    quarter: 'centre',
  },
  {
    ...location(
      'josaphat',
      ['Pavillon Josaphat', 'Josaphat Pavilion'],
      ['Avenue des Azalées', '21', '1030', 'Schaerbeek'],
    ),
    latitude: 50.8633,
    longitude: 4.3847,
    quarter: 'north',
  },
  {
    ...location(
      'halles',
      ['Salle des Trois Tilleuls', 'Three Lindens Hall'],
      ['Rue Royale Sainte-Marie', '112', '1030', 'Schaerbeek'],
    ),
    latitude: 50.8626,
    longitude: 4.3689,
    quarter: 'north',
  },
  {
    ...location(
      'uccle',
      ['École du Wolvendael', 'Wolvendael School'],
      ['Avenue Paul Stroobant', '43', '1180', 'Uccle'],
    ),
    latitude: 50.7985,
    longitude: 4.3446,
    quarter: 'south',
  },
  {
    ...location(
      'woluwe',
      ['Stade de l’Étang', 'Pond Stadium'],
      ['Avenue de Tervueren', '260', '1150', 'Woluwe-Saint-Pierre'],
    ),
    latitude: 50.8349,
    longitude: 4.4297,
    quarter: 'east',
  },
  {
    ...location(
      'soignes',
      ['La Cabane de Soignes', 'The Sonian Cabin'],
      ['Drève du Rouge-Cloître', '4', '1160', 'Auderghem'],
    ),
    latitude: 50.8131,
    longitude: 4.4459,
    quarter: 'east',
  },
  {
    ...location(
      'gilles',
      ['Le Petit Théâtre du Parvis', 'The Little Parvis Theatre'],
      ['Parvis de Saint-Gilles', '18', '1060', 'Saint-Gilles'],
    ),
    latitude: 50.8299,
    longitude: 4.3455,
    quarter: 'centre',
  },
  {
    ...location(
      'ferme',
      ['La Ferme du Biéreau-Vert', 'Biéreau-Vert Farm'],
      ['Chemin du Ruisseau', '9', '1348', 'Louvain-la-Neuve'],
    ),
    latitude: 50.6676,
    longitude: 4.6212,
    quarter: 'brabant',
  },
  {
    ...location(
      'lac',
      ['Base nautique du Lac', 'Lakeside Water Base'],
      ['Avenue du Lac', '87', '1332', 'Genval'],
    ),
    latitude: 50.7244,
    longitude: 4.4962,
    quarter: 'brabant',
  },
];
