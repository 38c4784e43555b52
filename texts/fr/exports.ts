export const texts = {
  export: 'Exporter',
  title: 'Exporter cette liste',
  what: (rows: string, columns: number) =>
    `${rows} ${rows === '1' ? 'ligne' : 'lignes'}, ${columns} ${columns > 1 ? 'colonnes' : 'colonne'} : celles de la liste, avec ses filtres et son ordre.`,
  format: 'Format',
  formats: { XLSX: 'Tableur (Excel, LibreOffice)', CSV: 'CSV, pour un autre programme' },
  start: 'Préparer le fichier',
  files: 'Vos fichiers',
  kept: 'Chacun est gardé un jour.',
  download: 'Télécharger',
  waiting: 'En attente',
  progress: (written: string, total: string) => `${written} sur ${total}`,
  failed: 'N’a pas pu être écrit : recommencez.',
};

export const errors = {
  EXPORT_NOT_FOUND: 'Ce fichier n’existe plus : un fichier est gardé un jour.',
  EXPORT_NOT_READY: 'Ce fichier n’est pas encore prêt.',
  EXPORTS_TOO_MANY: 'Cinq fichiers sont déjà en préparation : attendez que l’un soit prêt.',
};
