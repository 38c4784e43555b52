export const errors = {
  SELF_SETUP_OFF:
    'Sur ce serveur, une organisation se crée avec une adresse que donne la personne qui le gère.',
  SETUP_LINK_INVALID:
    'Cette adresse a déjà servi ou a plus d’une heure. Redémarrez Ribambelle\u00a0: une nouvelle adresse s’affiche tant qu’il n’y a pas d’organisation. La vôtre existe déjà ? Connectez-vous.',
  HOSTNAME_INVALID:
    'Ce n’est pas une adresse de site\u00a0: des lettres, des chiffres, des traits d’union et des points, comme www.mes-stages.be.',
  HOSTNAME_RESERVED:
    'Cette adresse ne peut pas être celle d’un site\u00a0: choisissez un nom de domaine qui est à vous, comme www.mes-stages.be.',
  HOSTNAME_TAKEN: 'Une autre organisation répond déjà à cette adresse sur ce serveur.',
};
