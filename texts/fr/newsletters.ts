export const texts = {
  title: 'Ne plus recevoir nos nouvelles',
  text: 'Un appui, et nos nouvelles par e-mail s’arrêtent. Ce qui concerne vos inscriptions vous parviendra toujours.',
  button: 'Ne plus recevoir de nouvelles',
  ended: 'C’est fait : vous ne recevrez plus nos nouvelles.',
  choices: 'Voir mes choix dans mon compte',
};

export const errors = {
  UNSUBSCRIBE_LINK_INVALID:
    'Ce lien n’est pas valable. Ouvrez celui qui se trouve au bas de nos nouvelles.',
};
