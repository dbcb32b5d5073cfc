/** The types of everything that travels: the only door to them for code that runs in browsers. */
export type {
  Achievement,
  AchievementInput,
} from './entities/achievement.ts';
export type {
  AchievementStat,
  AchievementStatInput,
} from './entities/achievementStat.ts';
export type {
  LoginAnswer,
  LoginInput,
  RefreshAnswer,
  RefreshInput,
  SessionUser,
} from './entities/auth.ts';
export type {
  BlogAdminPage,
  BlogCategoryItem,
  BlogImage,
  BlogPage,
  BlogTagItem,
  Pagination,
  SlugCheck,
  UploadedBlogImage,
} from './entities/blogAnswers.ts';
export type {
  BlogListItem,
  BlogPost,
  BlogPostInput,
  BlogPostRecord,
} from './entities/blogPost.ts';
export type { Car, CarInput } from './entities/car.ts';
export type {
  CarPhoto,
  CarPhotoInput,
  CarPhotosUpload,
} from './entities/carPhoto.ts';
export type {
  ContactMessage,
  ContactMessageInput,
  ContactMessageUpdate,
} from './entities/contactMessage.ts';
export type { Event, EventInput } from './entities/event.ts';
export type { GalleryItem, GalleryItemInput } from './entities/galleryItem.ts';
export type { Health } from './entities/health.ts';
export type { LiveCounts } from './entities/liveCounts.ts';
export type { Mail } from './entities/mail.ts';
export type {
  MediaItem,
  MediaItemDetail,
  MediaItemInput,
  MediaUse,
} from './entities/mediaItem.ts';
export type {
  ContactMessageDetail,
  MessageReply,
  MessageReplyInput,
} from './entities/messageReply.ts';
export type {
  OrderConflict,
  OrderCreated,
  OrderInput,
  OrderPayload,
} from './entities/order.ts';
export type {
  Order,
  OrderItem,
  OrderListItem,
  OrderStatusChange,
  OrderUpdate,
} from './entities/orderRecord.ts';
export type {
  Overview,
  OverviewCounts,
  OverviewGap,
  OverviewSales,
} from './entities/overview.ts';
export type {
  PaymentMethod,
  PaymentMethodInput,
} from './entities/paymentMethod.ts';
export type { PictureInfo, PictureTexts } from './entities/picture.ts';
export type { PreviewInput, PreviewLink } from './entities/preview.ts';
export type {
  Product,
  ProductFeature,
  ProductInput,
} from './entities/product.ts';
export type {
  ProductPhoto,
  ProductPhotoChanges,
} from './entities/productPhoto.ts';
export type { Revision, RevisionChange, RevisionDetail } from './entities/revision.ts';
export type { Setting, SettingInput } from './entities/setting.ts';
export type {
  ShippingMethod,
  ShippingMethodInput,
} from './entities/shippingMethod.ts';
export type { Sponsor, SponsorInput } from './entities/sponsor.ts';
export type { TeamMember, TeamMemberInput } from './entities/teamMember.ts';
