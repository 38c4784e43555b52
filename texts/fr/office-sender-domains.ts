import type { DomainState } from '@ribambelle/domain/sender-domains/domain-state.ts';
import type { RecordKind, RecordResult } from '@ribambelle/domain/sender-domains/sender-records.ts';
import { elided } from '../formats/elided.ts';

export const errors = {
  SENDER_DOMAIN_INVALID:
    'Ce n’est pas une adresse d’e-mail ni un nom de domaine. Écrivez par exemple inscriptions@maison.be.',
  SENDER_DOMAIN_PUBLIC:
    'Cette boîte appartient à un fournisseur comme Gmail, Outlook ou Proximus : lui seul peut signer ses e-mails. Il faut une adresse à votre propre nom de domaine, comme inscriptions@maison.be.',
  SENDER_DOMAIN_PLATFORM:
    'Ce nom est celui de la plateforme. Il faut une adresse à votre propre nom de domaine, comme inscriptions@maison.be.',
  SENDER_ADDRESS_REQUIRED:
    'Écrivez l’adresse entière, comme inscriptions@maison.be : celle de l’expéditeur est à un autre nom.',
  SENDER_DOMAIN_ADDED: 'Vous avez déjà un domaine d’envoi : supprimez-le d’abord.',
  SENDER_DOMAIN_MISSING: 'Il n’y a plus de domaine d’envoi. Ajoutez-en un.',
  SENDER_DOMAIN_UNVERIFIED:
    'La clé actuelle n’est pas publiée : publiez-la, puis vérifiez, avant d’en demander une autre.',
  SENDER_KEY_WAITING: 'Une nouvelle clé attend déjà d’être publiée.',
};

const STATES: Readonly<Record<DomainState, string>> = {
  WAITING: 'Pas encore en place',
  VERIFIED: 'En place : vos e-mails sont signés',
  BROKEN: 'La signature n’est plus publiée',
};

const KINDS: Readonly<Record<RecordKind, string>> = {
  DKIM: 'Signature (DKIM)',
  NEXT_DKIM: 'Nouvelle signature (DKIM)',
  SPF: 'Serveurs autorisés (SPF)',
  DMARC: 'Consigne aux boîtes (DMARC)',
};

/** Says what each record is for. */
const PURPOSES: Readonly<Record<RecordKind, string>> = {
  DKIM: 'Indispensable. Elle prouve que vos e-mails viennent bien de vous.',
  NEXT_DKIM: 'Elle remplacera la signature actuelle dès qu’elle sera publiée.',
  SPF: 'Conseillé. Il dit que la plateforme peut envoyer à votre nom. Un nom n’a qu’une seule ligne SPF : s’il y en a une, remplacez-la.',
  DMARC:
    'Conseillé. Elle dit aux boîtes quoi faire des e-mails non signés ; celle-ci ne bloque rien.',
};

const RESULTS: Readonly<Record<RecordResult, string>> = {
  RIGHT: 'En ordre',
  MISSING: 'Manque',
  DIFFERENT: 'À changer',
  SEVERAL: 'En double',
  UNANSWERED: 'Pas de réponse',
};

const KEY_HELP: Readonly<Record<RecordResult, string>> = {
  RIGHT: '',
  MISSING:
    'Si elle vient d’être ajoutée, attendez une heure, puis vérifiez à nouveau ; sinon, comparez le nom lettre par lettre.',
  DIFFERENT:
    'La ligne publiée n’est pas celle-ci. Supprimez-la, et copiez celle-ci tout entière, sans guillemets.',
  SEVERAL: 'Plusieurs lignes portent ce nom. Gardez seulement celle-ci.',
  UNANSWERED:
    'Le serveur de noms n’a pas répondu : nous ne savons pas si elle y est. Vérifiez à nouveau plus tard.',
};

/** The remedy for each result. */
const HELP: Readonly<Record<RecordKind, Readonly<Record<RecordResult, string>>>> = {
  DKIM: KEY_HELP,
  NEXT_DKIM: KEY_HELP,
  SPF: {
    RIGHT: '',
    MISSING: 'Vos e-mails peuvent être signés sans lui, mais certaines boîtes sont plus méfiantes.',
    DIFFERENT:
      'La plateforme n’est pas dans la ligne qui existe. Remplacez-la par celle-ci, qui garde vos autres serveurs.',
    SEVERAL:
      'Il y a plusieurs lignes SPF, et les boîtes n’en acceptent qu’une. Réunissez-les en une seule.',
    UNANSWERED: 'Le serveur de noms n’a pas répondu. Vérifiez à nouveau plus tard.',
  },
  DMARC: {
    RIGHT: 'Votre nom a une consigne : elle reste comme elle est.',
    MISSING: 'Gmail et Outlook la demandent à qui envoie beaucoup d’e-mails.',
    DIFFERENT: 'La ligne qui existe n’est pas lisible. Remplacez-la par celle-ci.',
    SEVERAL: 'Il y a plusieurs consignes, et aucune ne compte. Gardez-en une seule.',
    UNANSWERED: 'Le serveur de noms n’a pas répondu. Vérifiez à nouveau plus tard.',
  },
};

export const texts = {
  title: 'Envoyer à votre nom',
  opening:
    'Vos e-mails peuvent partir de votre adresse par le serveur de la plateforme, sans finir parmi les indésirables. Il suffit d’ajouter quelques lignes chez l’hébergeur de votre nom de domaine.',
  own_server:
    'Vos e-mails partent par votre propre serveur : c’est lui qui les signe, il n’y a rien à faire ici.',
  nobody: 'La plateforme n’a pas de serveur d’e-mail : rien ne peut partir à votre nom par elle.',
  now: (from: string) => `Vos e-mails partent maintenant ${elided('de', from)}.`,
  now_answers: (from: string, answers: string) =>
    `Vos e-mails partent maintenant ${elided('de', from)} ; les réponses vont à ${answers}.`,
  other_sender: (address: string, domain: string) =>
    `L’adresse de l’expéditeur, ${address === '' ? 'vide' : address}, n’est pas au nom ${elided('de', domain)} : changez-la dans « Adresse de l’expéditeur » pour que vos e-mails soient signés.`,
  domain: 'Adresse ou nom de domaine',
  domain_help: 'L’adresse d’où vos e-mails doivent partir, comme inscriptions@maison.be.',
  add: 'Préparer les lignes',
  added: 'Les lignes à publier sont prêtes.',
  stateOf: (state: DomainState) => STATES[state],
  broken: ({ domain, from }: { domain: string; from: string }) =>
    `La signature ${elided('de', domain)} n’est plus publiée. Vos e-mails partent ${elided('de', from)} sans elle, et rien n’est perdu. Publiez à nouveau sa ligne ci-dessous, puis vérifiez.`,
  failed_once:
    'La dernière vérification n’a pas trouvé la signature. Une autre suit dans l’heure ; si elle échoue aussi, vos e-mails ne seront plus signés à votre nom.',
  publish:
    'Copiez ces lignes chez l’hébergeur de votre nom de domaine, comme enregistrements TXT, ou envoyez-les à la personne qui gère votre site.',
  kindOf: (kind: RecordKind) => KINDS[kind],
  purposeOf: (kind: RecordKind) => PURPOSES[kind],
  resultOf: (result: RecordResult) => RESULTS[result],
  helpOf: (kind: RecordKind, result: RecordResult) => HELP[kind][result],
  unchecked: 'À vérifier',
  name: 'Nom',
  value: 'Contenu',
  copy_name: (kind: string) => `Copier le nom : ${kind}`,
  copy_value: (kind: string) => `Copier le contenu : ${kind}`,
  copy: 'Copier',
  copied: 'Copié',
  found: 'Publié aujourd’hui :',
  checked: (ago: string) => `Vérifié ${ago}`,
  show: 'Voir la ligne, qui doit rester publiée',
  check: 'Vérifier',
  copy_message: 'Copier un message pour la personne qui gère votre site',
  message: ({ domain, lines, needed }: { domain: string; lines: string; needed: boolean }) =>
    [
      'Bonjour,',
      `Pour que nos e-mails partent à notre nom, pouvez-vous ajouter ces enregistrements TXT au domaine ${domain} ?`,
      lines,
      needed
        ? 'La première ligne est indispensable. Si votre formulaire limite la longueur, elle peut être coupée en plusieurs chaînes.'
        : '',
      'Une ligne SPF qui existe déjà est à remplacer, pas à doubler.',
      'Merci !',
    ]
      .filter((part) => part !== '')
      .join('\n\n'),
  message_line: (name: string, value: string) => `Nom : ${name}\nType : TXT\nContenu : ${value}`,
  renew: 'Changer de clé',
  renew_consequence:
    'Une nouvelle signature à publier s’ajoute à la liste. L’actuelle sert jusqu’à ce que la nouvelle soit trouvée ; laissez-la ensuite publiée une semaine.',
  renewed: 'La nouvelle ligne à publier est prête.',
  remove: 'Supprimer',
  remove_of: (domain: string) => `Supprimer le domaine d’envoi ${domain}`,
  remove_consequence: (domain: string) =>
    `Vos e-mails ne sont plus signés au nom ${elided('de', domain)}. Les clés sont détruites : si vous l’ajoutez à nouveau, il faudra publier une autre ligne.`,
  removed: 'Domaine d’envoi supprimé.',
  banner: (domain: string) =>
    `La signature de vos e-mails au nom ${elided('de', domain)} n’est plus publiée : ils partent sans elle.`,
  banner_look: 'Voir ce qui manque',
};
