import { elided } from '../formats/elided.ts';
import type { HostProof } from '@ribambelle/domain/website/host-claims.ts';
import type { DomainRecord, HostResult } from '@ribambelle/domain/website/host-checks.ts';

const RESULTS: Readonly<Record<HostResult, string>> = {
  HERE: 'Mène à votre site',
  ELSEWHERE: 'Mène ailleurs',
  NAME_UNKNOWN: 'N’existe pas encore',
  PRIVATE_NETWORK: 'Mène à un réseau interne',
  NO_ANSWER: 'Ne répond pas',
  CERTIFICATE: 'Certificat absent ou non valable',
};

const HELP: Readonly<Record<HostResult, string>> = {
  HERE: '',
  ELSEWHERE:
    'Cette adresse existe, mais elle mène à un autre serveur. Chez le fournisseur de votre nom de domaine, remplacez les enregistrements A, AAAA ou CNAME de ce nom par ce qui est indiqué ci-dessous.',
  NAME_UNKNOWN:
    'Aucun serveur de noms ne connaît cette adresse. Demandez au fournisseur de votre nom de domaine d’ajouter ce qui est indiqué ci-dessous. Il faut parfois quelques heures avant que ce soit visible partout.',
  PRIVATE_NETWORK:
    'Cette adresse mène à un réseau interne : les familles ne peuvent pas y arriver depuis chez elles.',
  NO_ANSWER:
    'Le serveur qui se trouve à cette adresse ne répond pas. Si l’adresse indiquée est la bonne, prévenez la personne qui gère le serveur.',
  CERTIFICATE:
    'L’adresse répond, mais sa connexion sécurisée n’est pas encore en place : les navigateurs avertissent les familles. Prévenez la personne qui gère le serveur.',
};

const PROOFS: Readonly<Record<HostProof, string>> = {
  PROVEN: '',
  NOT_YET:
    'Votre site n’y répondra qu’une fois prouvé que ce nom est à vous. Faites-le mener ici, ou ajoutez la ligne de preuve ci-dessous, puis appuyez sur Vérifier.',
  RECORD_NEEDED:
    'Ce nom mène bien ici, mais une autre organisation l’a demandé ou l’avait il y a peu, ou il appartient à la plateforme. Pour prouver qu’il est à vous, ajoutez la ligne de preuve ci-dessous, puis appuyez sur Vérifier.',
  TAKEN:
    'Une autre organisation de ce serveur a prouvé que ce nom est à elle. S’il est à vous, prévenez la personne qui gère le serveur.',
};

export const texts = {
  opening:
    'Les adresses auxquelles les familles trouvent votre site. L’adresse principale est celle des e-mails et des moteurs de recherche ; les autres montrent le même site.',
  main: 'Adresse principale',
  unchecked: 'Pas encore vérifiée',
  resultOf: (result: HostResult) => RESULTS[result],
  helpOf: (result: HostResult) => HELP[result],
  checked: (ago: string) => `Vérifié ${ago}`,
  found: (addresses: string) => `Ce nom mène à ${addresses}.`,
  unproven: 'Pas encore prouvée',
  proofOf: (proof: HostProof) => PROOFS[proof],
  proof_title: 'Prouver que ce nom est à vous, sans attendre qu’il mène ici',
  proof_help:
    'Chez le fournisseur de votre nom de domaine, ajoutez cet enregistrement TXT. Vous pourrez l’enlever une fois l’adresse prouvée.',
  proof_record: ({ name, value }: { name: string; value: string }) => `TXT ${name} → ${value}`,
  remove_unproven: 'Cette adresse n’est plus demandée. Votre site n’y répondait pas.',
  check: 'Vérifier',
  check_of: (name: string) => `Vérifier ${elided('que', name)} mène ici`,
  make_main: 'Rendre principale',
  make_main_of: (name: string) => `Faire ${elided('de', name)} l’adresse principale`,
  make_main_consequence: (name: string) =>
    `Les e-mails et les moteurs de recherche donneront ${name}. Les autres adresses continuent de fonctionner.`,
  make_main_unsure: (name: string) =>
    `Nous n’avons pas encore vu ${elided('que', name)} mène à votre site. Si ce n’est pas le cas, les liens de vos e-mails ne fonctionneront plus.`,
  is_main: (name: string) => `${name} est l’adresse principale.`,
  remove: 'Supprimer',
  remove_of: (name: string) => `Supprimer l’adresse ${name}`,
  remove_consequence: (name: string) =>
    `Les familles qui ouvrent ${name} ne trouveront plus votre site. Pendant 30 jours, une autre organisation ne pourra la prendre qu’en prouvant que le nom est à elle.`,
  remove_here: 'Vous êtes en ce moment même à cette adresse.',
  removed: 'Adresse supprimée.',
  add_title: 'Ajouter une adresse',
  hostname: 'Adresse',
  hostname_help: 'Un nom de domaine qui est à vous, comme www.mes-stages.be.',
  add: 'Ajouter',
  added: (name: string) => `${name} est demandée. Il reste à prouver qu’elle est à vous.`,
  records_title: 'Ce qu’il faut demander au fournisseur du nom de domaine',
  records_help: (name: string) =>
    `Une de ces lignes suffit, pour le nom ${name}. Transmettez-la telle quelle à la personne qui gère votre nom de domaine.`,
  records_unknown:
    'Demandez à la personne qui gère ce serveur à quelle adresse votre nom doit mener.',
  record: ({ type, value }: DomainRecord) => `${type} → ${value}`,
};
