export const errors = {
  SELF_SETUP_OFF: 'On this server an organisation is made with an address that its operator gives.',
  SETUP_LINK_INVALID:
    'This address has been used already, or is more than an hour old. Restart Ribambelle: it prints a new one while there is no organisation. Yours exists already? Sign in.',
  HOSTNAME_INVALID:
    'This is no address of a site: letters, digits, hyphens and points, such as www.my-camps.be.',
  HOSTNAME_RESERVED:
    'This cannot be the address of a site: choose a domain name of your own, such as www.my-camps.be.',
  HOSTNAME_TAKEN: 'Another organisation answers at this address on this server already.',
};
