import type { HostProof } from '@ribambelle/domain/website/host-claims.ts';
import type { DomainRecord, HostResult } from '@ribambelle/domain/website/host-checks.ts';

const RESULTS: Readonly<Record<HostResult, string>> = {
  HERE: 'Leads to your site',
  ELSEWHERE: 'Leads elsewhere',
  NAME_UNKNOWN: 'Does not exist yet',
  PRIVATE_NETWORK: 'Leads to an internal network',
  NO_ANSWER: 'Does not answer',
  CERTIFICATE: 'No valid certificate',
};

const HELP: Readonly<Record<HostResult, string>> = {
  HERE: '',
  ELSEWHERE:
    'This address exists, but it points to another server. At the provider of your domain name, replace the A, AAAA or CNAME records of this name with what is shown below.',
  NAME_UNKNOWN:
    'No name server knows this address. Ask the provider of your domain name to add what is shown below. It can take some hours until it is seen everywhere.',
  PRIVATE_NETWORK:
    'This address points to an internal network: families cannot get there from their homes.',
  NO_ANSWER:
    'The server at this address does not answer. If the address shown is the right one, tell whoever runs the server.',
  CERTIFICATE:
    'The address answers, but its secure connection is not in place yet: browsers warn families. Tell whoever runs the server.',
};

const PROOFS: Readonly<Record<HostProof, string>> = {
  PROVEN: '',
  NOT_YET:
    'Your site will answer here once it is proven that this name is yours. Point it here, or add the proof record below, then press Check.',
  RECORD_NEEDED:
    'This name does point here, but another organisation has asked for it or had it recently, or it belongs to the platform. To prove that it is yours, add the proof record below, then press Check.',
  TAKEN:
    'Another organisation on this server has proven that this name is theirs. If it is yours, tell whoever runs the server.',
};

export const texts = {
  opening:
    'The addresses at which families find your site. The main one is what e-mails and search engines give; the others show the same site.',
  main: 'Main address',
  unchecked: 'Not checked yet',
  resultOf: (result: HostResult) => RESULTS[result],
  helpOf: (result: HostResult) => HELP[result],
  checked: (ago: string) => `Checked ${ago}`,
  found: (addresses: string) => `This name points to ${addresses}.`,
  unproven: 'Not proven yet',
  proofOf: (proof: HostProof) => PROOFS[proof],
  proof_title: 'Prove that this name is yours without waiting until it points here',
  proof_help:
    'At the provider of your domain name, add this TXT record. You can take it away once the address is proven.',
  proof_record: ({ name, value }: { name: string; value: string }) => `TXT ${name} → ${value}`,
  remove_unproven: 'This address is no longer asked for. Your site did not answer there.',
  check: 'Check',
  check_of: (name: string) => `Check that ${name} points here`,
  make_main: 'Make main',
  make_main_of: (name: string) => `Make ${name} the main address`,
  make_main_consequence: (name: string) =>
    `E-mails and search engines will give ${name}. The other addresses keep working.`,
  make_main_unsure: (name: string) =>
    `We have not seen yet that ${name} points to your site. If it does not, the links in your e-mails will no longer work.`,
  is_main: (name: string) => `${name} is the main address.`,
  remove: 'Remove',
  remove_of: (name: string) => `Remove the address ${name}`,
  remove_consequence: (name: string) =>
    `Families who open ${name} will no longer find your site. For 30 days another organisation can take it only by proving that the name is theirs.`,
  remove_here: 'You are at this very address right now.',
  removed: 'Address removed.',
  add_title: 'Add an address',
  hostname: 'Address',
  hostname_help: 'A domain name of your own, such as www.my-camps.be.',
  add: 'Add',
  added: (name: string) => `${name} is asked for. It still has to be proven that it is yours.`,
  records_title: 'What to ask of the provider of the domain name',
  records_help: (name: string) =>
    `One of these lines is enough, for the name ${name}. Hand it as it is to whoever manages your domain name.`,
  records_unknown: 'Ask whoever runs this server which address your name has to point to.',
  record: ({ type, value }: DomainRecord) => `${type} → ${value}`,
};
