import type {
  PublicKeyCredentialCreationOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';
import { ApiError } from '../../api/client/ApiError.ts';
import type { Client } from '../../api/client/createClient.ts';
import type { LegalKind } from '../../api/contract/constants.ts';
import type { Locale } from '../../api/contract/locales.ts';
import { isReservedSlug } from '../../api/contract/reservedSlugs.ts';
import { isSlug } from '../../api/contract/slug.ts';
import type {
  AgreedText,
  ApiTokenMade,
  BlogCategoryItem,
  BlogImage,
  Booking,
  CarPhoto,
  ConflictResolve,
  ContactMessageDetail,
  DemoSeason,
  FactorChanged,
  FirstSteps,
  LegalDraft,
  Mail,
  OfflineVouchers,
  OpenRefund,
  Order,
  OrderConsequences,
  Overview,
  PasswordUpdate,
  PaymentListItem,
  PersonalData,
  PointsOutcome,
  PreviewInput,
  PreviewLink,
  Profile,
  ProfileUpdate,
  RedemptionAnswer,
  RedemptionAnswers,
  RedemptionBatch,
  RestoredCopy,
  RevisionDetail,
  SecondFactor,
  SettingsPreviewInput,
  SignIn,
  Slot,
  SlotCancellation,
  SlotCancellationPreview,
  SlotDetail,
  SlotsMade,
  SlugCheck,
  StatementOutcome,
  StatementReview,
  StockCount,
  StockItemDetail,
  TotpBegun,
  UploadedBlogImage,
  User,
  UserUpdate,
  VoucherCheck,
  VoucherDedication,
  VoucherDetail,
  VoucherExtend,
  VoucherRedeem,
  Withdrawal,
  WithdrawalDecisionInput,
} from '../../api/contract/types.ts';
import { currentLanguage } from './language.ts';
import { apiOf } from './resourceApis.ts';

/** A voucher of an order, or an item whose vouchers are not issued yet. */
export interface Dedicated {
  order: number;
  item?: number;
  voucher?: number;
}

const FACTOR = '/auth/second-factor';

/** API calls outside react-admin's data provider methods. */
export const customMethods = (client: Client) => ({
  /** Whether a slug is free among a resource's records: of that language, where each has its own. */
  async isFreeSlug(resource: string, slug: string, language: Locale): Promise<boolean> {
    if (resource !== 'blog') {
      if (!isSlug(slug) || (resource === 'pages' && isReservedSlug(slug))) return false;
      const field = resource === 'pages' ? `translations.${language}.slug` : 'slug';
      const query = { [field]: slug, _limit: 1 };
      return (await client.get<unknown[]>(`/${apiOf(resource).path}`, { query })).length === 0;
    }
    // A 404 means free.
    try {
      const query = { slug, language };
      return (await client.get<SlugCheck>('/blog/check-slug', { query })).isUnique;
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return true;
      throw error;
    }
  },
  blogCategories: () =>
    client.get<BlogCategoryItem[]>('/blog/categories/list', { query: { admin: 'true' } }),
  postImages: (id: number) => client.get<BlogImage[]>(`/blog/${id}/images`),
  uploadPostImage: (image: File) =>
    client.post<UploadedBlogImage>('/blog/images', { body: formOf({ image }) }),
  uploadCarPhotos: (carId: number, body: FormData) =>
    client.post<CarPhoto[]>(`/car-photos/${carId}`, { body }),
  markMessageRead: (id: number) =>
    client.patch<ContactMessageDetail>(`/contact-messages/${id}`, { body: { is_read: true } }),
  replyToMessage: (id: number, body: { replyMessage: string; version: number }) =>
    client.post<ContactMessageDetail>(`/contact-messages/${id}/reply`, { body }),
  bookPayment: (body: object) => client.post<PaymentListItem>('/payments', { body }),
  recordRefund: (body: object) => client.post<PaymentListItem>('/payments/refunds', { body }),
  decidePayment: (id: number, body: object) =>
    client.patch<PaymentListItem>(`/payments/${id}`, { body }),
  openRefunds: () => client.get<OpenRefund[]>('/payments/refunds'),
  settleRefund: (key: string, state: 'sent' | 'not_sent') =>
    client.patch<OpenRefund[]>(`/payments/refunds/${encodeURIComponent(key)}`, { body: { state } }),
  reviewStatement: (file: File) =>
    client.post<StatementReview>('/payments/statements/review', {
      body: formOf({ file, decisions: '[]' }),
    }),
  bookStatement: (file: File, decisions: readonly object[]) =>
    client.post<StatementOutcome>('/payments/statements', {
      body: formOf({ file, decisions: JSON.stringify(decisions) }),
    }),
  countStock: (id: string, body: StockCount) =>
    client.put<StockItemDetail>(`/stock/${encodeURIComponent(id)}`, { body }),
  /** What an import of points would change; nothing is written. */
  reviewPoints: (method: number, file: File) =>
    client.post<PointsOutcome>('/pickup-points/imports/review', {
      body: formOf({ shipping_method: `${method}`, file }),
    }),
  importPoints: (method: number, file: File) =>
    client.post<PointsOutcome>('/pickup-points/imports', {
      body: formOf({ shipping_method: `${method}`, file }),
    }),
  lookUpVoucher: (code: string, signal?: AbortSignal) =>
    client.post<VoucherCheck>('/vouchers/lookup', { body: { code }, signal }),
  redeemVoucher: (body: VoucherRedeem, signal?: AbortSignal) =>
    client.post<RedemptionAnswer>('/voucher-redemptions', { body, signal }),
  sendRedemptions: async (entries: RedemptionBatch['entries']) =>
    (await client.post<RedemptionAnswers>('/voucher-redemptions/batch', { body: { entries } }))
      .entries,
  offlineVouchers: () => client.get<OfflineVouchers>('/vouchers/offline'),
  extendVoucher: (id: number, body: VoucherExtend) =>
    client.post<VoucherDetail>(`/vouchers/${id}/extensions`, { body }),
  /** Corrects what a voucher says, or what those of an item will say. */
  correctDedication: ({ order, item, voucher }: Dedicated, body: VoucherDedication) => {
    const what = voucher === undefined ? `items/${item}` : `vouchers/${voucher}`;
    return client.put<Order>(`/orders/admin/orders/${order}/${what}/dedication`, { body });
  },
  resolveConflict: (id: number, body: ConflictResolve) =>
    client.put<VoucherDetail>(`/voucher-redemptions/${id}`, { body }),
  planDates: (body: object) => client.post<SlotsMade>('/slots/series', { body }),
  /** Rejects when the date has another version than the given one. */
  changeDate: (id: number, body: object) => client.put<Slot>(`/slots/${id}`, { body }),
  /** What cancelling a date would cause; nothing is changed. */
  previewCancellation: (id: number) =>
    client.get<SlotCancellationPreview>(`/slots/${id}/cancellation`),
  cancelDate: (id: number, body: SlotCancellation) =>
    client.post<SlotDetail>(`/slots/${id}/cancellation`, { body }),
  moveBooking: (id: number, slot_id: number) =>
    client.put<Booking>(`/bookings/${id}`, { body: { slot_id } }),
  /** The manifest of a day's dates, or of one, as a PDF. */
  async manifestOf(of: { day: string } | { slot: number }): Promise<Blob> {
    const asked = new URLSearchParams(
      Object.entries(of).map(([name, value]) => [name, `${value}`]),
    );
    asked.set('language', currentLanguage());
    const answer = await client.open(`/orders/admin/orders/print/manifest?${asked}`);
    return answer.blob();
  },
  makeToken: (body: object) => client.post<ApiTokenMade>('/api-tokens', { body }),
  /** Sends a mail that was not sent. */
  retryMail: (id: number) => client.post<Mail>(`/mails/${id}/retry`),
  /** Sends a copy of a mail that was sent. */
  resendMail: (id: number) => client.post<Mail>(`/mails/${id}/resend`),
  decideWithdrawal: (id: number, body: WithdrawalDecisionInput) =>
    client.put<Withdrawal>(`/withdrawals/${id}`, { body }),
  findPersonalData: (email: string) =>
    client.get<PersonalData>('/personal-data', { query: { email } }),
  exportPersonalData: (email: string) =>
    client.get<object>('/personal-data/export', { query: { email } }),
  erasePersonalData: (email: string, again: string) =>
    client.post<PersonalData>('/personal-data/erase', { body: { email, again } }),
  firstSteps: () => client.get<FirstSteps>('/first-steps'),
  confirmShipping: () => client.post<FirstSteps>('/first-steps/shipping'),
  confirmNoHours: () => client.post<FirstSteps>('/first-steps/hours'),
  sendTestMail: () => client.post<FirstSteps>('/first-steps/test-mail'),
  restoredCopy: () => client.get<RestoredCopy>('/restored-copy'),
  takeOver: () => client.post<RestoredCopy>('/restored-copy/take-over'),
  demoSeason: () => client.get<DemoSeason>('/demo-season'),
  removeDemoSeason: () => client.delete<DemoSeason>('/demo-season'),
  issueInvoice: (orderId: number) => client.post<Order>(`/orders/admin/orders/${orderId}/invoice`),
  /** Without an amount, credits everything left of the invoice. */
  issueCreditNote: (orderId: number, body: { amount: string; item_id?: number; reason: string }) =>
    client.post<Order>(`/orders/admin/orders/${orderId}/credit-note`, { body }),
  /** Issues documents that name the buyer as before a correction anew. */
  reissueDocuments: (orderId: number) =>
    client.post<Order>(`/orders/admin/orders/${orderId}/corrected-documents`),
  /** Rejects when the order has another version than the given one. */
  correctOrder: (orderId: number, body: object) =>
    client.post<Order>(`/orders/admin/orders/${orderId}/correction`, { body }),
  /** What an action on orders would cause; nothing is changed. */
  previewEffects: (action: string, body: object) =>
    client.post<OrderConsequences>(`/orders/admin/consequences/${action}`, { body }),
  /** A ZIP of the orders' documents, and how many of the orders have any. */
  async documentsOf(ids: readonly number[]): Promise<{ zip: Blob; count: number }> {
    const answer = await client.open(`/orders/admin/orders/print/documents.zip?ids=${ids.join()}`);
    return { zip: await answer.blob(), count: Number(answer.headers.get('x-total-count')) };
  },
  restoreOrder: (id: number) => client.post<Order>(`/orders/admin/orders/${id}/restore`),
  overview: (days: number) => client.get<Overview>('/overview', { query: { days } }),
  openLive: (signal: AbortSignal) =>
    client.open('/live', { headers: { accept: 'text/event-stream' }, signal }),
  /** Rejects when the record has another version than the given one. */
  restoreRevision: (id: number, version?: number) =>
    client.post<RevisionDetail>(`/revisions/${id}/restore`, {
      body: version === undefined ? {} : { version },
    }),
  /** The initial text of a document's next version, and the current values of its placeholders. */
  legalDraft: (kind: LegalKind) => client.get<LegalDraft>(`/legal-texts/draft/${kind}`),
  agreedTerms: (order: number) => client.get<AgreedText>(`/orders/admin/orders/${order}/terms`),
  secondFactor: () => client.get<SecondFactor>(FACTOR),
  beginApp: (password: string) => client.post<TotpBegun>(`${FACTOR}/app`, { body: { password } }),
  confirmApp: (code: string) => client.put<FactorChanged>(`${FACTOR}/app`, { body: { code } }),
  removeApp: (password: string) =>
    client.post<FactorChanged>(`${FACTOR}/app/remove`, { body: { password } }),
  renewRecoveryCodes: (password: string) =>
    client.post<FactorChanged>(`${FACTOR}/recovery-codes`, { body: { password } }),
  beginPasskey: (password: string) =>
    client.post<PublicKeyCredentialCreationOptionsJSON>(`${FACTOR}/passkeys/options`, {
      body: { password },
    }),
  addPasskey: (name: string, passkey: RegistrationResponseJSON) =>
    client.post<FactorChanged>(`${FACTOR}/passkeys`, { body: { name, passkey } }),
  removePasskey: (id: number, password: string) =>
    client.post<FactorChanged>(`${FACTOR}/passkeys/${id}/remove`, { body: { password } }),
  demandSecondFactor: (is_demanded: boolean) =>
    client.put('/second-factors/demand', { body: { is_demanded } }),
  profile: () => client.get<Profile>('/profile'),
  changeProfile: (body: ProfileUpdate) => client.patch<Profile>('/profile', { body }),
  changePassword: (body: PasswordUpdate) => client.put<Profile>('/profile/password', { body }),
  /** `of` is the owner of the sign-ins: `/profile`, or `/users/4`. */
  signIns: (of: string) => client.get<SignIn[]>(`${of}/sign-ins`),
  endSignIn: (of: string, id: string) => client.delete<SignIn[]>(`${of}/sign-ins/${id}`),
  endSignIns: (of: string) => client.delete<SignIn[]>(`${of}/sign-ins`),
  invite: (body: object) => client.post<User>('/users', { body }),
  inviteAgain: (id: number) => client.post<User>(`/users/${id}/invitation`),
  changeUser: (id: number, body: UserUpdate) => client.patch<User>(`/users/${id}`, { body }),
  removeSecondFactor: (id: number) => client.delete(`/second-factors/${id}`),
  preview: (body: PreviewInput) => client.post<PreviewLink>('/previews', { body }),
  previewSettings: (body: SettingsPreviewInput) =>
    client.post<PreviewLink>('/previews/settings', { body }),
});

/** A form with files and texts. */
function formOf(fields: Readonly<Record<string, File | string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}
