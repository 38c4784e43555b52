export const errors = {
  MAILING_NOT_FOUND: 'Cet envoi n’existe pas, ou n’existe plus.',
  MAILING_BEGUN: 'Cet envoi est déjà parti : il ne change plus.',
  MAILING_CHANGED: 'Quelqu’un a modifié cet envoi entre-temps : relisez-le avant de l’envoyer.',
  MAILING_PLANNED: 'Cet envoi est programmé : reprenez-le d’abord en brouillon.',
  MAILING_NOT_PLANNED: 'Cet envoi n’est pas programmé, ou il vient de partir.',
  MAILING_MOMENT: 'Choisissez un moment à venir, dans l’année.',
  MAILING_NOT_UNDER_WAY: 'Il n’y a plus rien à arrêter : tout est parti, ou rien n’a été envoyé.',
  MAILING_NOTHING_FAILED:
    'Il n’y a rien à renvoyer : rien n’a échoué, ou l’envoi est encore en cours. Un e-mail revenu repart dès que l’adresse de la famille est corrigée.',
  MAILING_WITHOUT_TEXT: 'Il manque l’objet ou le texte : écrivez-les dans une langue au moins.',
  MAILING_VARIABLE_UNKNOWN:
    'Un mot entre accolades n’est pas une variable de cet envoi. Choisissez-la dans la liste.',
  MAILING_NOBODY: 'Personne ne recevrait cet e-mail : regardez qui est retenu, et pourquoi.',
  MAILING_TOO_LARGE: 'Plus de 20 000 familles à la fois, c’est trop : filtrez la liste.',
  MAILING_RECIPIENTS_CHANGED:
    'Les destinataires ont changé entre-temps : vérifiez leur nombre et recommencez.',
  MAILING_ATTACHMENT_NOT_FOUND: 'Cette pièce jointe n’existe plus.',
  MAILING_ATTACHMENT_TYPE:
    'Ce fichier ne peut pas être joint : PDF, image, texte, agenda ou document bureautique.',
  MAILING_ATTACHMENT_NAMED_ALIKE: 'Une pièce jointe a déjà ce nom.',
  MAILING_ATTACHMENTS_TOO_LARGE:
    'Les pièces jointes dépassent 10 Mo ensemble : les boîtes des familles les refuseraient.',
};
