#ifndef GAUGE_KIND
#define GAUGE_KIND

typedef NS_ENUM(NSInteger, GaugeKind) {
  GaugeKindRound,
  GaugeKindWide,
};

#endif
