// Words of firm names written in Han characters: what an English name of the firm says instead. Legal forms stand apart.
export const BUSINESS_WORDS = `
ocean 遠洋 大洋 marine 海洋 海事 海上 shipping 航運 海運 船務 船運 輪船 shipping 船舶 ship_management
船舶管理 shipbuilding 造船 shipyard 船廠 船厂 船塢 fisheries 漁業 水產 logistics 物流 transport 運輸
transportation 交通 freight 貨運 forwarding 貨代 agency 代理 warehouse 倉儲 倉庫 port 港口 港務 harbour 港灣
trading 貿易 trade 商貿 commerce 商業 commercial 商務 import_export 進出口 international 國際 global 全球 環球
world 世界 group 集團 holding 控股 holdings 股份控股 investment 投資 capital 資本 資產 asset_management
資產管理 management 管理 finance 金融 財務 financial 金融 bank 銀行 insurance 保險 securities 證券 證劵 fund
基金 trust 信託 信托 leasing 租賃 real_estate 房地產 不動產 地產 property 物業 置業 development 發展 開發
construction 建設 建築 建筑 building 建設 engineering 工程 technology 科技 技術 science 科學 electronics 電子
electric 電氣 電機 電器 power 電力 energy 能源 new_energy 新能源 solar 太陽能 semiconductor 半導體
semiconductors 半導體 communication 通信 通訊 telecommunications 電信 network 網絡 網路 information 信息 資訊
情報 software 軟件 軟體 软件 data 數據 computer 計算機 電腦 intelligent 智能 智慧 industry 工業 實業 產業
industrial 工業 實業 manufacturing 製造 制造 machinery 機械 equipment 設備 裝備 装备 instruments 儀器 tools
工具 materials 材料 建材 metal 金屬 金属 metals 金屬 steel 鋼鐵 iron_steel 鋼鐵 aluminum 鋁業 copper 銅業
mining 礦業 mineral 礦產 coal 煤炭 煤礦 oil 石油 petroleum 石油 petrochemical 石化 石油化工 gas 天然氣 燃氣
chemical 化工 化學 chemicals 化工 chemistry 化學 pharmaceutical 製藥 制药 醫藥 藥業 medical 醫療 biotechnology
生物科技 生物技術 biological 生物 plastics 塑料 塑膠 rubber 橡膠 textile 紡織 garment 服裝 clothing 服飾 food
食品 agriculture 農業 agricultural 農業 aviation 航空 aerospace 航天 航空航天 airlines 航空 airport 機場
railway 鐵路 鐵道 automobile 汽車 自動車 automotive 汽車 motor 汽車 defense 國防 weapons 兵器 ordnance 兵器
north_industries 北方工業 nuclear 核 核工業 security 安防 保安 consulting 諮詢 咨詢 services 服務 service 服務
advertising 廣告 media 傳媒 culture 文化 education 教育 university 大學 institute 研究所 研究院 research 研究
center 中心 company 公司 會社 enterprise 企業 enterprises 企業 factory 工廠 工厂 association 協會 foundation
基金會 財團 hospital 醫院 hotel 酒店 飯店 tourism 旅遊 旅游 travel 旅行社 supply_chain 供應鏈 e_commerce
電子商務 china 中國 中華 hong_kong 香港 macau 澳門 taiwan 台灣 臺灣 taipei 台北 臺北 kaohsiung 高雄 asia 亞洲
europe 歐洲 pacific 太平洋 asia_pacific 亞太 eurasia 歐亞 far_east 遠東 korea 韓國 朝鮮 japan 日本 russia
俄羅斯 america 美國 singapore 新加坡 united 聯合 national 國家 國立 state 國有 people 人民 central 中央 tibet
西藏 inner_mongolia 內蒙古 harbin 哈爾濱 urumqi 烏魯木齊 xinjiang 新疆 beijing 北京 shanghai 上海 tianjin 天津
chongqing 重慶 shenzhen 深圳 guangzhou 廣州 dalian 大連 qingdao 青島 ningbo 寧波 xiamen 廈門 dandong 丹東
liaoning 遼寧 jilin 吉林 shandong 山東 zhejiang 浙江 jiangsu 江蘇 fujian 福建 hainan 海南 hubei 湖北 hunan
湖南 henan 河南 hebei 河北 sichuan 四川 yunnan 雲南 guizhou 貴州 guangxi 廣西 guangdong 廣東 gansu 甘肅
ningxia 寧夏 qinghai 青海 anhui 安徽 jiangxi 江西 shanxi 山西 shaanxi 陝西 陕西 heilongjiang 黑龍江 nanjing
南京 wuhan 武漢 chengdu 成都 hangzhou 杭州 suzhou 蘇州 wuxi 無錫 zhuhai 珠海 dongguan 東莞 foshan 佛山 wenzhou
溫州 yantai 煙台 煙臺 shenyang 瀋陽 沈陽 zhoushan 舟山 city 市 province 省 pyongyang 平壤 seoul 首爾 漢城
tokyo 東京 osaka 大阪 kyoto 京都
`
/** Legal forms in Han characters; they go to the end, as in English. */
export const EAST_ASIAN_LEGAL_FORMS = `
co_ltd 有限公司 有限責任公司 股份有限公司 股份公司 責任公司 株式會社 有限會社 合同會社 株式会社 co 公司 會社
合名會社 合資會社 group_co_ltd 集團有限公司 集團股份有限公司 集團有限責任公司 holdings_co_ltd 控股有限公司
group_holdings_co_ltd 集團控股有限公司 llp 有限合夥 有限合伙 factory 廠 厂
`
