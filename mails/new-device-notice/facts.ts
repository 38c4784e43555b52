/** The device, network and time of a sign-in to the reader's account. */
export interface NewDeviceNoticeFacts {
  readonly firstname: string;
  readonly browser: string;
  readonly system: string;
  readonly network: string;
  readonly at: string;
  readonly href: string;
}
