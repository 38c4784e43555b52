/** On which device, from which network and when the reader's account was signed in to. */
export interface NewDeviceNoticeFacts {
  readonly firstname: string;
  readonly browser: string;
  readonly system: string;
  readonly network: string;
  readonly at: string;
  readonly href: string;
}
